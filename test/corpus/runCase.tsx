import { type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import type { Check } from "./cases.ts";
import type { Frame } from "./frames.ts";
import {
  checkFaults,
  invariantFaults,
  type Probe,
  paramFaults,
  textFaults,
  visibleText,
} from "./invariants.ts";
import { sweep } from "./sweep.ts";

/** A renderer under test: ours, or the naive one that the suite must fail. */
export interface Subject {
  readonly frames: (channel: string, input: unknown) => readonly Frame[] | readonly unknown[];
  readonly Chat: (props: { frame: never }) => ReactNode;
  readonly probe: Probe;
}

export interface CaseResult {
  readonly faults: readonly string[];
  /** From props to settled DOM, the waiting for quiet left out. */
  readonly ms: number;
}

interface CaseInput {
  readonly id: string;
  readonly channel: string;
  readonly input: unknown;
  readonly check?: Check;
  readonly remount?: boolean;
}

const PROTOTYPES = [Object.prototype, Array.prototype, Function.prototype];
const prototypeKeys = (): string =>
  PROTOTYPES.map((p) => Reflect.ownKeys(p).map(String).join()).join("|");

/** Runs one case in the DOM at hand and says what is wrong; never throws. */
export async function runCase(
  subject: Subject,
  { channel, input, check = {} }: CaseInput,
): Promise<CaseResult> {
  const faults: string[] = [];
  const errors = listen(faults);
  const before = prototypeKeys();
  globalThis.__xss = undefined;
  globalThis.__fileUrls = [];
  let ms = 0;
  try {
    const frames = subject.frames(channel, input) as never[];
    const { Chat, probe } = subject;
    const maxNodes = check.maxNodes ?? 5000;
    const host = stage();
    const root = createRoot(host, {
      onUncaughtError: (error) => faults.push(`1: uncaught ${brief(error)}`),
    });
    for (const frame of frames) {
      const started = performance.now();
      root.render(<Chat frame={frame} />);
      ms = Math.max(ms, (await settle(host)) - started);
    }
    const last = frames.at(-1) as never;
    faults.push(...(await look(host, check, probe, maxNodes)));
    const closed = visibleText(subjectOf(host));
    await openAll(host);
    faults.push(...textFaults(closed, check, visibleText(subjectOf(host))));
    await sweep(host);
    if (check.hrefParam) faults.push(...paramFaults(subjectOf(host), check.hrefParam));
    faults.push(
      ...invariantFaults(subjectOf(host), Number.POSITIVE_INFINITY).map(
        (fault) => `after use: ${fault}`,
      ),
    );
    if (
      !host.textContent?.includes("neighbour above") ||
      !host.textContent.includes("neighbour below")
    )
      faults.push("9: a neighbour is gone");
    await unmount(root, host);
    faults.push(
      ...(await again(
        <StrictMode>
          <Chat frame={last} />
        </StrictMode>,
        check,
        probe,
        maxNodes,
      )),
    );
    faults.push(...(await hydrated(<Chat frame={last} />, check, probe, maxNodes)));
  } catch (error) {
    faults.push(`1: thrown ${brief(error)}`);
  }
  if (globalThis.__xss !== undefined) faults.push("2: code from data ran");
  if (prototypeKeys() !== before) faults.push("6: a prototype was changed");
  errors.stop();
  document.body.replaceChildren();
  return { faults: [...new Set(faults)].slice(0, 12), ms };
}

/** Looks again for a while where something is amiss: chunks and object URLs arrive when the machine has time. */
async function look(
  host: Element,
  check: Check,
  probe: Probe,
  maxNodes: number,
): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const root = subjectOf(host);
    const faults = [...invariantFaults(root, maxNodes), ...checkFaults(root, check, probe)];
    if (faults.length === 0 || tries === 4) return faults;
    await pause(150);
  }
}

async function again(
  page: ReactNode,
  check: Check,
  probe: Probe,
  maxNodes: number,
): Promise<string[]> {
  const host = stage();
  const root = createRoot(host);
  root.render(page);
  await settle(host);
  const faults = (await look(host, check, probe, maxNodes)).map((fault) => `strict mode: ${fault}`);
  await unmount(root, host);
  return faults;
}

async function hydrated(
  page: ReactNode,
  check: Check,
  probe: Probe,
  maxNodes: number,
): Promise<string[]> {
  const faults: string[] = [];
  const markup = renderToString(page);
  const host = stage();
  host.append(...(await parse(markup)));
  if (host.querySelector("[style]")) faults.push("11: style= in server markup");
  const root = hydrateRoot(host, page, {
    onRecoverableError: (error) => {
      // What renderToString cannot wait for, the browser finishes: by design, and no mismatch.
      if (!brief(error).includes("does not support Suspense"))
        faults.push(`11: hydration ${brief(error)}`);
    },
  });
  await settle(host);
  faults.push(...(await look(host, check, probe, maxNodes)).map((fault) => `hydrated: ${fault}`));
  await unmount(root, host);
  return faults;
}

// Under a policy of Trusted Types only a document that comes from the server is parsed: the page brings its own way.
async function parse(markup: string): Promise<Node[]> {
  const own = globalThis.__parseMarkup;
  const parsed = own ? await own(markup) : new DOMParser().parseFromString(markup, "text/html");
  return [...parsed.body.childNodes].map((node) => document.importNode(node, true));
}

function stage(): HTMLElement {
  const host = document.createElement("div");
  document.body.append(host);
  return host;
}

const subjectOf = (host: Element): Element => host.querySelector("[data-subject]") ?? host;

async function unmount(root: Root, host: Element): Promise<void> {
  root.unmount();
  await pause(0);
  host.remove();
}

/** Opens what a reader can open in place: details, output, long text. */
async function openAll(host: Element): Promise<void> {
  const closed = "[data-subject] button[aria-expanded=false]:not([aria-haspopup])";
  for (const button of host.querySelectorAll<HTMLElement>(closed)) button.click();
  await settle(host);
}

/** Waits until nothing has changed for a moment; gives the time of the last change. */
async function settle(host: Element): Promise<number> {
  let last = performance.now();
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  observer.observe(host, { subtree: true, childList: true, attributes: true, characterData: true });
  const limit = last + 8000;
  const busy = (): boolean =>
    host.querySelector("[aria-busy='true'][data-slot='pending']") !== null;
  do await pause(15);
  while (performance.now() < limit && (performance.now() - last < 45 || busy()));
  observer.disconnect();
  return last;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** React's warnings and everything uncaught count as faults of the case (invariants 1 and 8). */
function listen(faults: string[]): { stop: () => void } {
  const { error, warn } = console;
  console.error = (...args: unknown[]) => {
    const text = args.map(String).join(" ");
    // The emulator says so of every download; a browser has no such message.
    if (!text.includes("Not implemented: navigation"))
      faults.push(`8: console.error ${brief(text)}`);
  };
  console.warn = (...args: unknown[]) =>
    void faults.push(`8: console.warn ${brief(args.map(String).join(" "))}`);
  const uncaught = (event: Event): void => {
    const reason = (event as ErrorEvent).error ?? (event as PromiseRejectionEvent).reason;
    faults.push(`1: uncaught ${brief(reason ?? event.type)}`);
  };
  const violation = (event: Event): void => {
    const { violatedDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    faults.push(`8: policy ${violatedDirective} ${blockedURI}`);
  };
  window.addEventListener("error", uncaught);
  window.addEventListener("unhandledrejection", uncaught);
  document.addEventListener("securitypolicyviolation", violation);
  return {
    stop: () => {
      Object.assign(console, { error, warn });
      window.removeEventListener("error", uncaught);
      window.removeEventListener("unhandledrejection", uncaught);
      document.removeEventListener("securitypolicyviolation", violation);
    },
  };
}

function brief(x: unknown): string {
  try {
    return (x instanceof Error ? `${x.name}: ${x.message}` : String(x)).slice(0, 240);
  } catch {
    return "something that cannot be shown";
  }
}

declare global {
  var __parseMarkup: ((markup: string) => Promise<Document>) | undefined;
}
