import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGS, chromiumPath } from "./scripts/chromium.mjs";

const provider = playwright({
  launchOptions: { executablePath: chromiumPath() ?? "chromium", args: [...CHROMIUM_ARGS] },
});
const chromium = {
  enabled: true,
  headless: true,
  provider,
  screenshotFailures: false,
  viewport: { width: 760, height: 900 },
  instances: [{ browser: "chromium" as const }],
};
// Found late, one of these would be bundled a second time in the middle of a run, with a React of its own.
const optimizeDeps = {
  include: [
    "react",
    "react-dom",
    "react-dom/client",
    "react-dom/server",
    "react/jsx-runtime",
    "react/jsx-dev-runtime",
    "@testing-library/react",
    "@testing-library/user-event",
    "@radix-ui/react-popover",
    "highlight.js/lib/core",
    "highlight.js/lib/languages/*",
  ],
};
const browserOnly = ["test/**/*.browser.test.{ts,tsx}"];
const inNode = [
  "test/{protocol,adapters,server,package}/**/*.test.{ts,tsx}",
  "test/**/*.ssr.test.tsx",
];

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Test machines are busy; what hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        plugins: [react()],
        test: { name: "node", environment: "node", include: inNode, exclude: browserOnly },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: [...inNode, ...browserOnly],
          setupFiles: ["test/setup.ts"],
        },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        optimizeDeps,
        // A real browser on a busy machine may be late once.
        test: { name: "browser", include: browserOnly, browser: chromium, retry: 2 },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: ".storybook", disableAddonDocs: true })],
        test: { name: "stories", browser: chromium, retry: 2 },
      },
    ],
  },
});
