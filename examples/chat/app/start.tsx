import { allowWorkers } from "artifact-cards";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "@fontsource-variable/inter";
import "@fontsource-variable/jetbrains-mono";
import "artifact-cards/styles.css";
import "./transcript.css";
import "./page.css";

/** Draws the page into an element of the document. */
export function start(place: Element | null): void {
  // The policy of the page demands Trusted Types, so none could start.
  allowWorkers(false);
  if (place) createRoot(place).render(<App />);
}
