// npm run test:e2e: the demo chat, as a person uses it, in Chromium.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { axeFaults } from "./axeFaults.ts";
import { startFakeModel } from "./fakeModel.ts";
import { launch, openPage, type WatchedPage } from "./openPage.ts";
import { type RunningServer, startServer } from "./startServer.ts";

const counts = { passed: 0, failed: 0 };

async function check(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
    counts.passed += 1;
    console.log(`✓ ${name}`);
  } catch (error) {
    counts.failed += 1;
    console.log(
      `✗ ${name}\n    ${String(error instanceof Error ? error.message : error)
        .split("\n")
        .slice(0, 12)
        .join("\n    ")}`,
    );
  }
}

const browser = await launch();
try {
  await withServer({ CHAT_PACE: "0" }, conversation);
  await withServer({ CHAT_PACE: "30" }, stopping);
  const model = await startFakeModel();
  await withServer(
    { AI_BASE_URL: model.url, AI_API_KEY: "sk-test", AI_MODEL: "test-model" },
    (server) => otherModel(server, model),
  );
  model.stop();
} finally {
  await browser.close();
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);

async function withServer(
  env: Readonly<Record<string, string>>,
  run: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const server = await startServer(env);
  try {
    await run(server);
  } finally {
    await server.stop();
  }
}

async function conversation(server: RunningServer): Promise<void> {
  const watched = await openPage(browser, server.url);
  const { page } = watched;
  const file = (name: string) => readFileSync(join(server.agentRoot(), "output", name));
  await page.locator(".welcome button").first().press("Enter");
  await check("a suggestion picked by keyboard leaves the reader in the conversation", async () => {
    await page.locator(".welcome").waitFor({ state: "detached" });
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), "MAIN");
  });
  await answered(page);

  await check("every kind of card appears", () => allCards(page));
  await check("axe finds nothing in a whole conversation with every card open", async () => {
    assert.deepEqual(await axeFaults(page), []);
  });
  await check("failed calls say so and stay closed", () => failedCalls(page));
  await check("the numbers are those of the files", () => numbers(page));
  await check("a file that failed keeps its place", async () => {
    const tiles = page.locator("[data-slot=delivery] [data-slot=tile]");
    assert.equal(await tiles.count(), 5);
    assert.match(await textOf(tiles.nth(4)), /appendix\.pdf/);
    assert.equal(await tiles.nth(4).locator("[data-slot=download]").count(), 0);
    assert.match(await textOf(page.locator("[data-slot=counts]")), /4 of 5/);
  });
  await check("the bytes of a download equal the file's", async () => {
    for (const name of ["q1-report.md", "net-by-region.png", "net-by-region.csv"]) {
      assert.deepEqual(await downloaded(page, name), file(name), name);
    }
  });
  await check("a text opens in a tab, as text", () => opened(watched, "q1-report.md", file));
  await check("nobody else can read the files", () => strangers(page, server.url));

  const live = await facts(page);
  await page.reload();
  await page.locator("[data-slot=delivery]").waitFor();
  await check("a reload shows the same history", async () => {
    assert.deepEqual(await facts(page), live);
  });
  await check(
    "a reload ends at the last message, however late the cards above it load",
    async () => {
      await page.locator("[data-kind=image] img").last().waitFor();
      await page.waitForFunction(() => {
        const { scrollHeight } = document.documentElement;
        return scrollHeight > 2 * innerHeight && scrollHeight - scrollY - innerHeight < 2;
      });
    },
  );

  await check("a comment on a file brings a new one", async () => {
    const before = file("units-by-category.png");
    await comment(
      page,
      "units-by-category.png",
      "Sort the bars the other way round and drop Care.",
    );
    await answered(page);
    const bubble = page.locator(".user").last();
    assert.match(await textOf(bubble), /units-by-category\.png\s*Sort the bars/);
    assert.equal(await page.locator("[data-slot=delivery]").count(), 2);
    const after = file("units-by-category.png");
    assert.notDeepEqual(after, before);
    assert.deepEqual(await downloaded(page, "units-by-category.png"), after);
  });
  await check("a hostile mail is shown and does nothing", () => hostileMail(page));
  await check("themes and languages", () => settings(page));
  await check("nothing is wider than a narrow phone", async () => {
    await page.setViewportSize({ width: 360, height: 700 });
    const { width, over } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      over: [...document.querySelectorAll(".chat > *")].filter(
        (e) => e.getBoundingClientRect().right > innerWidth,
      ).length,
    }));
    assert.ok(width <= 360, `${width} px`);
    assert.equal(over, 0);
  });
  await check("no error, no warning, no policy violation, no foreign request", async () => {
    assert.deepEqual(watched.faults, []);
    await policy(page, server.url);
  });
  await watched.context.close();
}

async function allCards(page: Page): Promise<void> {
  await openRows(page);
  for (const kind of ["table", "image", "code", "diff", "error", "text", "value"]) {
    assert.ok(
      (await page.locator(`[data-slot=tool-call][data-kind=${kind}]`).count()) > 0,
      `no ${kind}`,
    );
  }
  assert.equal(await page.locator(".metrics .metric").count(), 3, "the host's own card");
  assert.equal(await page.locator("[data-slot=delivery]").count(), 1, "the delivery");
  assert.match(await page.locator("[data-kind=image]").first().innerHTML(), /<img/);
  const ansi = page.locator("[data-kind=text]", { hasText: "5 of 5 totals" });
  assert.equal(await ansi.locator(".ac-a-green").count(), 5, "colours of the terminal");
  assert.match(await textOf(page.locator("[data-kind=diff]").first()), /\+1[\s\S]*−1/);
}

async function failedCalls(page: Page): Promise<void> {
  const failed = page.locator("[data-slot=tool-call][data-status=error]");
  const names = await failed.locator("[data-slot=name]").allTextContents();
  assert.deepEqual(names, ["Read", "Check totals", "publish_dashboard"]);
  await page.reload();
  await page.locator("[data-slot=delivery]").waitFor();
  for (const state of await failed.evaluateAll((all) =>
    all.map((e) => e.getAttribute("data-state")),
  )) {
    assert.equal(state, "closed");
  }
}

async function numbers(page: Page): Promise<void> {
  const table = page.locator("[data-kind=table]");
  const rows = await table.locator("tbody tr").allTextContents();
  assert.equal(rows.length, 5);
  assert.match(rows[0] ?? "", /EMEA\s*69\s*966\s*77,124\.96\s*19\.1\s*2025-03-30/);
  assert.match(rows[4] ?? "", /LATAM[\s\S]*NA/);
  assert.match(await textOf(page.locator(".metrics")), /€215,814/);
}

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const tile = page
    .locator("[data-slot=delivery]")
    .last()
    .locator("[data-slot=tile]", { hasText: name });
  await tile.hover();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    tile.locator("[data-slot=download]").click(),
  ]);
  assert.equal(download.suggestedFilename(), name);
  return readFileSync(await download.path());
}

async function opened(
  { page, context }: WatchedPage,
  name: string,
  file: (name: string) => Buffer,
): Promise<void> {
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.locator("[data-slot=tile]", { hasText: name }).locator("[data-slot=open]").click(),
  ]);
  await tab.waitForLoadState();
  assert.equal(await textOf(tab.locator("body")), file(name).toString("utf8"));
  assert.equal(await tab.evaluate(() => document.contentType), "text/plain");
  await tab.close();
}

async function strangers(page: Page, url: string): Promise<void> {
  const messages = await (await page.request.get(`${url}/api/history`)).text();
  const [, agentId = ""] = /"agentId":"(\w+)"/.exec(messages) ?? [];
  const path = `/data/agent/${agentId}/output/q1-report.md`;
  const address = `${url}/api/files?${new URLSearchParams({ agentId, path })}`;
  assert.equal((await page.request.get(address)).status(), 200, "the owner");
  const response = await fetch(address);
  assert.equal(response.status, 403);
  assert.equal(response.headers.get("content-security-policy"), "sandbox; default-src 'none'");
}

async function comment(page: Page, name: string, text: string): Promise<void> {
  const tile = page.locator("[data-slot=tile]", { hasText: name }).last();
  await tile.hover();
  await tile.locator("[data-slot=comment]").click();
  const composer = page.locator("[data-slot=composer]");
  await composer.locator("textarea").fill(text);
  await composer.locator("[data-slot=send]").click();
}

async function hostileMail(page: Page): Promise<void> {
  await say(page, "Open the mail in my inbox.");
  await openRows(page);
  const card = page.locator("[data-slot=tool-call]", { hasText: "upload/inbox.txt" }).last();
  const text = await textOf(card);
  assert.match(text, /<img src=x onerror=/);
  assert.match(text, /javascript:document\.title/);
  assert.equal(await card.locator("img, a, script").count(), 0);
  assert.ok(
    (await card.locator("[data-slot=hidden-character]").count()) >= 2,
    "hidden characters are marked",
  );
  assert.notEqual(await page.title(), "owned");
}

async function settings(page: Page): Promise<void> {
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByTestId("theme").click();
  assert.notEqual(await paper(), light);
  assert.equal(
    await page.locator("[data-slot=tool-call]").first().getAttribute("data-theme"),
    "dark",
  );
  await page.getByTestId("language").click();
  assert.equal(await page.locator("html").getAttribute("lang"), "zh-CN");
  assert.match(await textOf(page.locator("[data-slot=counts]").first()), /已交付/);
  await page.reload();
  assert.equal(
    await page.locator("html").getAttribute("lang"),
    "zh-CN",
    "the choice outlives the page",
  );
  await page.locator("[data-slot=counts]").first().waitFor();
  await page.getByTestId("language").click();
  await page.getByTestId("theme").click();
}

async function policy(page: Page, url: string): Promise<void> {
  const header = (await page.request.get(url)).headers()["content-security-policy"] ?? "";
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "require-trusted-types-for 'script'",
  ]) {
    assert.ok(header.includes(part), part);
  }
}

async function stopping(server: RunningServer): Promise<void> {
  const { page, context, faults } = await openPage(browser, server.url);
  await page.locator(".welcome button").first().click();
  await page.locator("[data-slot=tool-call]").first().waitFor();
  await page.locator(".composer button[type=button]").click();
  await answered(page);
  const { rows } = await facts(page);
  await check("an answer can be stopped; a reload shows what was done", async () => {
    await page.reload();
    await page.locator(".user").waitFor();
    const after = await facts(page);
    assert.deepEqual(
      after.rows.map(([name]) => name),
      rows.map(([name]) => name),
    );
    assert.equal(await page.locator("[data-status=running], [data-status=input]").count(), 0);
  });
  await check("the conversation goes on after it", async () => {
    await say(page, "Open the mail in my inbox.");
    assert.equal(
      await page.locator("[data-slot=tool-call]", { hasText: "upload/inbox.txt" }).count(),
      1,
    );
    assert.deepEqual(faults, []);
  });
  await context.close();
}

async function otherModel(
  server: RunningServer,
  model: Awaited<ReturnType<typeof startFakeModel>>,
): Promise<void> {
  const watched: WatchedPage = await openPage(browser, server.url);
  const { page } = watched;
  await check("an OpenAI-compatible model calls the same tools", async () => {
    await say(page, "What is in the workspace?");
    const [first, second] = model.requests;
    assert.equal(first?.authorization, "Bearer sk-test");
    assert.equal(first?.body.model, "test-model");
    assert.ok(first?.body.tools.some((tool) => tool.function.name === "SendArtifacts"));
    assert.ok(
      second?.body.messages.some(({ role }) => role === "tool"),
      "the result went back",
    );
    assert.match(
      await textOf(page.locator(".agent")),
      /The tool says: [\s\S]*workspace\/README\.md/,
    );
    assert.equal(await page.locator("[data-slot=tool-call][data-status=success]").count(), 1);
    assert.deepEqual(watched.faults, []);
  });
  await watched.context.close();
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator(".composer textarea").fill(text);
  await page.locator(".composer button[type=submit]").click();
  await answered(page);
}

/** The answer is there when the field takes text again. */
async function answered(page: Page): Promise<void> {
  await page
    .locator(".writing")
    .waitFor({ state: "attached", timeout: 5000 })
    .catch(() => undefined);
  await page.locator(".writing").waitFor({ state: "detached", timeout: 60_000 });
}

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent()) ?? "";
}

async function openRows(page: Page): Promise<void> {
  const closed = page.locator("[data-slot=row][aria-expanded=false]");
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  await page.waitForTimeout(500);
}

/** What a conversation says, however its rows stand. */
async function facts(page: Page): Promise<{ texts: string[]; rows: string[][]; tiles: string[] }> {
  await page.waitForTimeout(500);
  const rows = await page
    .locator("[data-slot=tool-call]")
    .evaluateAll((calls) =>
      calls.map((call) => [
        ...["name", "arguments", "duration"].map(
          (slot) => call.querySelector(`[data-slot=${slot}]`)?.textContent ?? "",
        ),
        call.getAttribute("data-status") ?? "",
        call.getAttribute("data-kind") ?? "",
      ]),
    );
  return {
    rows,
    texts: await page.locator(".prose").allTextContents(),
    tiles: await page.locator("[data-slot=tile]").allTextContents(),
  };
}
