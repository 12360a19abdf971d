import { createRoot } from "react-dom/client";
import { config } from "zod";
import { App } from "./App.tsx";
import "@fontsource-variable/inter";
import "@fontsource-variable/jetbrains-mono";
import "artifact-cards/styles.css";
import "./chat.css";

// The SDK checks messages with zod, which would try `new Function` first; the page's policy forbids that.
config({ jitless: true });

const root = document.getElementById("chat");
if (root) createRoot(root).render(<App />);
