/** Plain text of a message: paragraphs, and what stands between backticks as code. Nothing else is markup. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className="prose">
      {text.split(/\n{2,}/).map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
        <p key={i}>
          {paragraph.split("`").map((piece, j) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
            j % 2 === 1 ? <code key={j}>{piece}</code> : piece,
          )}
        </p>
      ))}
    </div>
  );
}
