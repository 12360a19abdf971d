import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The package under the names that its users write, read from its sources.
export default defineConfig({
  root: at("."),
  resolve: {
    tsconfigPaths: true,
    alias: { "artifact-cards/styles.css": at("../../src/styles/index.css") },
  },
  plugins: [react(), tailwindcss()],
  // The policy of the page has no place for data: fonts.
  build: { assetsInlineLimit: 0 },
});
