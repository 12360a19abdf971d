// Builds the pages for production and serves them on a free port of this machine.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { dropFallbacks } from "../../scripts/sheet.mjs";

const TYPES = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".wasm": "application/wasm",
};

const CANDIDATES = "virtual:candidates";

/** Every candidate is a chunk of its own: a page loads its candidate and nothing of the others. */
export async function buildPages(outDir, pages) {
  const root = join(import.meta.dirname, "../pages");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react(), tailwindcss(), publishedSheet(), candidates(root, pages)],
    // One React for all, that of the checkout.
    resolve: { tsconfigPaths: true, dedupe: ["react", "react-dom"] },
    worker: { format: "es" },
    build: {
      outDir,
      emptyOutDir: true,
      target: "esnext",
      modulePreload: false,
      chunkSizeWarningLimit: 1e5,
    },
  });
}

/** Our sheet without the rules that the build of the library leaves out. */
function publishedSheet() {
  return {
    name: "published-sheet",
    transform: (code, id) => (id.endsWith("/src/styles/index.css") ? dropFallbacks(code) : null),
  };
}

/** The module through which the page finds its candidate: only what this run measures. */
function candidates(root, pages) {
  const entries = pages.map(
    (page) => `${JSON.stringify(page)}: () => import(${JSON.stringify(join(root, `${page}.tsx`))})`,
  );
  return {
    name: "candidates",
    resolveId: (id) => (id === CANDIDATES ? `\0${CANDIDATES}` : null),
    load: (id) =>
      id === `\0${CANDIDATES}` ? `export const candidates = {${entries.join(",")}};` : null,
  };
}

/** @returns {Promise<{ origin: string, close: () => void }>} */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://host.example");
    const file = pathname === "/" ? "index.html" : pathname.slice(1);
    const content = file.includes("..")
      ? null
      : await readFile(join(folder, file)).catch(() => null);
    response
      .writeHead(content ? 200 : 404, {
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      })
      .end(content);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
