import type { Texts } from "./texts.ts";

interface WelcomeProps {
  readonly texts: Texts;
  readonly onPick: (text: string) => void;
}

/** What an empty conversation offers. */
export function Welcome({ texts, onPick }: WelcomeProps) {
  return (
    <section className="welcome">
      <p>{texts.greeting}</p>
      {texts.suggestions.map((suggestion) => (
        <button key={suggestion} type="button" onClick={() => onPick(suggestion)}>
          {suggestion}
        </button>
      ))}
    </section>
  );
}
