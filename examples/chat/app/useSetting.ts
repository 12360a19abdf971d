import { useState } from "react";

/** A choice of the reader that outlives the page. What is stored counts only when it is one of the choices. */
export function useSetting<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  preferred: () => Choice,
): readonly [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>(
    () => choices.find((one) => one === localStorage.getItem(name)) ?? preferred(),
  );
  const choose = (next: Choice) => {
    localStorage.setItem(name, next);
    setChoice(next);
  };
  return [choice, choose];
}
