/** Pages of other people, written from what such sheets are known to do; all of it unlayered unless it says so. */
export interface Host {
  readonly name: string;
  readonly css: string;
}

/** Bare tags and the universal selector, as reset by someone in a hurry. */
const RESETS = `
  * { box-sizing: content-box; }
  button { all: unset; }
  body { font: 15px/2.5 serif; color: #552200; }
  div { letter-spacing: .3em; }
  span { word-spacing: .5em; text-transform: uppercase; }
  p { line-height: 3; margin: 2em 0; }
  h3 { font-size: 40px; color: red; margin: 40px; }
  .content h3 { font-size: 50px; text-transform: uppercase; }
  svg { width: 100px; height: 100px; overflow: visible; vertical-align: middle; }
  svg path, svg circle { fill: red; stroke: blue; }
  table { border-collapse: collapse; width: auto; margin: 30px; border: 4px solid red; background: #ff0; }
  td, th { padding: 0; text-align: center; border: 2px solid red; vertical-align: top; }
  pre, code { background: #eee; padding: 4px; font-size: 80%; white-space: normal; }
  ul { margin: 40px; padding-left: 40px; list-style: disc; }
  li { margin: 10px 0; list-style: square; }
  a { color: red; border-bottom: 1px dotted; }
  img { max-width: 100%; border: 3px solid; height: auto; }
  article, section, header, footer { margin: 48px 0; padding: 24px; background: #eee; }
  b, bdi { font-weight: 900; }
  form, textarea { margin: 20px; padding: 20px; border: 3px dashed; }
`;

/** As Bootstrap's reboot and its type do. */
const REBOOT = `
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; font: 400 16px/1.5 system-ui, sans-serif; color: #212529; background: #fff; -webkit-text-size-adjust: 100%; }
  h1, h2, h3 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2; }
  p { margin-top: 0; margin-bottom: 1rem; }
  ol, ul { padding-left: 2rem; margin-top: 0; margin-bottom: 1rem; }
  b, strong { font-weight: bolder; }
  a { color: #0d6efd; text-decoration: underline; }
  a:hover { color: #0a58ca; }
  pre, code, kbd, samp { font-family: monospace; font-size: 1em; }
  code { font-size: .875em; color: #d63384; word-wrap: break-word; }
  img, svg { vertical-align: middle; }
  table { caption-side: bottom; border-collapse: collapse; }
  th { text-align: inherit; text-align: -webkit-match-parent; }
  thead, tbody, tfoot, tr, td, th { border-color: inherit; border-style: solid; border-width: 0; }
  label { display: inline-block; }
  button { border-radius: 0; }
  button:focus:not(:focus-visible) { outline: 0; }
  input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
  button, select { text-transform: none; }
  button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button; }
  button:not(:disabled), [type="button"]:not(:disabled) { cursor: pointer; }
  textarea { resize: vertical; }
  [hidden] { display: none !important; }
`;

/** As the base styles of Tailwind 3 do, which are in no layer once built. */
const PREFLIGHT_3 = `
  *, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb; }
  ::before, ::after { --tw-content: ''; }
  *, ::before, ::after, ::backdrop { --tw-shadow: 0 0 #0000; --tw-ring-color: rgb(59 130 246 / .5); --tw-border-spacing-x: 0; }
  html, :host { line-height: 1.5; tab-size: 4; font-family: ui-sans-serif, system-ui, sans-serif; }
  body { margin: 0; line-height: inherit; }
  h1, h2, h3 { font-size: inherit; font-weight: inherit; }
  a { color: inherit; text-decoration: inherit; }
  b, strong { font-weight: bolder; }
  code, kbd, samp, pre { font-family: ui-monospace, monospace; font-size: 1em; }
  table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; margin: 0; padding: 0; }
  button, select { text-transform: none; }
  button, input:where([type='button'], [type='reset'], [type='submit']) { -webkit-appearance: button; background-color: transparent; background-image: none; }
  h1, h2, h3, hr, figure, p, pre { margin: 0; }
  ol, ul, menu { list-style: none; margin: 0; padding: 0; }
  textarea { resize: vertical; }
  input::placeholder, textarea::placeholder { opacity: 1; color: #9ca3af; }
  button, [role="button"] { cursor: pointer; }
  img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
  img, video { max-width: 100%; height: auto; }
`;

/** As those of Tailwind 4 do, with a theme of the host's own. */
const PREFLIGHT_4 = `
  @layer theme, base, components, utilities;
  @layer base {
    *, ::after, ::before, ::backdrop { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
    * { border-color: #d4d4d8; outline-color: rgb(0 0 255 / .5); }
    html, :host { line-height: 1.5; font-family: ui-sans-serif, sans-serif; }
    body { background: #fafafa; color: #09090b; }
    table { text-indent: 0; border-color: inherit; border-collapse: collapse; }
    ol, ul, menu { list-style: none; }
    img, svg, video { display: block; vertical-align: middle; }
    img, video { max-width: 100%; height: auto; }
    button, input, textarea { font: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1; }
  }
  :root { --border: 1px solid red; --card: 12px; --radius: 40px; --muted: bold; --foreground: url(x); }
`;

/** As typography sheets do, with no word of an exception for what is embedded. */
const TYPOGRAPHY = `
  .prose { color: #374151; font-size: 18px; line-height: 1.75; max-width: none; }
  .prose :where(p) { margin: 1.25em 0; }
  .prose :where(ul) { margin: 1.25em 0; padding-inline-start: 1.6em; list-style-type: disc; }
  .prose :where(ul > li)::marker { color: #d1d5db; }
  .prose ul > li { position: relative; padding-left: 1.75em; }
  .prose ul > li::before { content: ""; position: absolute; width: .375em; height: .375em; background: #d1d5db; border-radius: 50%; left: .25em; }
  .prose :where(li) { margin: .5em 0; }
  .prose :where(a) { color: #111827; text-decoration: underline; font-weight: 500; }
  .prose :where(b, strong) { color: #111827; font-weight: 600; }
  .prose :where(h3) { font-size: 1.25em; margin: 1.6em 0 .6em; }
  .prose :where(img, picture, video) { margin: 2em 0; border-radius: 12px; }
  .prose :where(code) { font-weight: 600; font-size: .875em; color: #111827; }
  .prose code::before, .prose code::after, .prose bdi::before { content: "\`"; }
  .prose :where(pre) { background: #1f2937; color: #e5e7eb; padding: .85em 1.1em; margin: 1.7em 0; border-radius: .375rem; overflow-x: auto; }
  .prose :where(table) { width: 100%; table-layout: fixed; margin: 2em 0; font-size: .875em; line-height: 1.7; }
  .prose :where(thead) { border-bottom: 1px solid #d1d5db; }
  .prose thead th { color: #111827; font-weight: 600; vertical-align: bottom; padding: 0 .57em .57em; }
  .prose :where(tbody tr) { border-bottom: 1px solid #e5e7eb; }
  .prose tbody td { vertical-align: baseline; padding: .57em; }
  .prose :where(tbody tr:nth-child(odd)) { background: #f9fafb; }
  .prose :where(svg) { margin: 1em; display: inline; }
`;

/** A chat that styles its messages: what is inherited, and controls that look like its own. */
const MESSAGES = `
  .message { white-space: pre-wrap; word-break: break-all; hyphens: auto; text-align: justify; text-indent: 2em; cursor: text; text-wrap: balance; }
  .message { font: italic 600 17px/1.9 Georgia, serif; letter-spacing: .04em; font-variant: small-caps; text-shadow: 0 1px #fff; quotes: none; }
  .message { -webkit-text-fill-color: #630; line-break: anywhere; visibility: visible; tab-size: 2; text-underline-offset: 8px; }
  .message button { min-width: 64px; min-height: 44px; width: 100%; padding: 8px 24px; border: 0; border-radius: 9999px; background: #0d6efd; color: #fff; box-shadow: 0 2px 6px #0006; text-transform: uppercase; transition: all 2s; opacity: .8; }
  button:hover, button:focus { transform: scale(1.05); filter: brightness(1.1); }
  .message textarea { min-height: 90px; width: 100%; border: 2px solid #000; border-radius: 4px; }
  .message table { display: block; overflow-x: auto; max-width: 300px; border-spacing: 4px; }
  .message tbody tr:nth-child(2n) { background: #eee; }
  .message tbody tr:hover { background: #ddd; }
  .message td, .message th { padding: 20px; border: 1px solid #ccc; white-space: normal; min-width: 140px; }
  .message ul { display: flex; flex-wrap: wrap; columns: 2; }
  .message li { float: left; width: 50%; }
  .message li::before { content: "•"; margin-right: 8px; }
  .message section { max-width: 400px; margin: 0 auto; border: 1px solid; }
  .message article { border-radius: 0; box-shadow: 0 0 8px #0003; transform: rotate(.5deg); min-height: 200px; max-width: 500px; }
  .message span { display: inline-block; vertical-align: top; }
  .message bdi { color: teal; font-family: fantasy; }
  .message img { display: inline; width: 100%; border-radius: 12px; box-shadow: 0 0 4px #000; filter: grayscale(1); object-fit: fill; }
  .message svg { fill: red; stroke: none; margin: 0 .5em; display: inline-block; max-width: none; min-width: 24px; }
  .message div div { position: relative; z-index: 1; min-height: 60px; border-radius: 8px; box-shadow: 0 0 4px #000; }
`;

export const HOSTS: readonly Host[] = [
  { name: "bare resets", css: RESETS },
  { name: "a reboot", css: REBOOT },
  { name: "Tailwind 3", css: PREFLIGHT_3 },
  { name: "Tailwind 4", css: PREFLIGHT_4 },
  { name: "typography", css: TYPOGRAPHY },
  { name: "styled messages", css: MESSAGES },
];
