import { type Delivered, givenPaths } from "./delivered.ts";
import type { Disk } from "./disk.ts";
import type { RawResponse } from "./rawHttp.ts";
import type { ServerCheck, ServerInput } from "./types.ts";

/** Faults of a tool output: the general invariants, contracts 2.7-2.10, and what the case says. */
export function deliveryFaults(
  delivered: Delivered,
  input: ServerInput,
  check: ServerCheck,
  disk: Disk,
): string[] {
  const { output, entries, json } = delivered;
  const faults = [...leakFaults("tool result", json, disk, check)];
  const ok = entries.filter((entry) => entry["ok"] === true);
  const failed = entries.filter((entry) => entry["ok"] === false);
  if (ok.length + failed.length !== entries.length)
    faults.push("an entry is neither ok nor failed");
  if (check.files?.ok !== undefined && ok.length !== check.files.ok)
    faults.push(`files: ${ok.length} delivered, expected ${check.files.ok}`);
  if (check.files?.failed !== undefined && failed.length !== check.files.failed)
    faults.push(`files: ${failed.length} failed, expected ${check.files.failed}`);
  if (delivered.success !== ok.length > 0)
    faults.push("success does not say whether any file was delivered");
  if (
    entries.length > 0 &&
    !output.startsWith(`Delivered ${ok.length} of ${entries.length} artifacts.`)
  )
    faults.push("2.9: the first line does not give the counts");
  if (entries.length > 0 && output.split(/\r\n|[\n\r\u2028\u2029]/).length !== entries.length + 1)
    faults.push("2.9: not one line per file");
  if (output.includes(`/data/agent/${input.agent}`)) faults.push("2.10: agent id in the output");
  for (const entry of failed) {
    if (typeof entry["error"] !== "string" || typeof entry["code"] !== "string")
      faults.push("S3: a failure without reason or code");
  }
  const given = givenPaths(input.args);
  if (given && entries.length > 0) faults.push(...orderFaults(given, entries));
  faults.push(...textFaults(output, check));
  return faults;
}

function orderFaults(given: readonly unknown[], entries: Delivered["entries"]): string[] {
  if (given.length !== entries.length)
    return [`2.7: ${entries.length} entries for ${given.length} files`];
  return entries.flatMap((entry, i) => {
    const path = given[i];
    if (typeof path !== "string") return [];
    const name = path.split("/").findLast(Boolean);
    const same = entry["ok"] ? entry["name"] === name : path.startsWith(String(entry["path"]));
    return same ? [] : [`2.7: entry ${i} is not the file asked for`];
  });
}

function textFaults(output: string, { text, textAny, notText }: ServerCheck): string[] {
  const faults = (text ?? [])
    .filter((part) => !output.includes(part))
    .map((part) => `text lacks ${part}`);
  if (textAny && textAny.length > 0 && !textAny.some((part) => output.includes(part)))
    faults.push(`text has none of ${textAny.join(", ")}`);
  for (const part of notText ?? []) if (output.includes(part)) faults.push(`text has ${part}`);
  return faults;
}

const SECURE: readonly (readonly [string, RegExp])[] = [
  ["x-content-type-options", /^nosniff$/],
  ["content-disposition", /^attachment/],
  ["content-security-policy", /sandbox/],
  ["cross-origin-resource-policy", /^same-origin$/],
  ["cache-control", /no-store/],
];

/** Faults of an answer that hold for any case (security S4, S6, S7). */
export function responseFaults(response: RawResponse, disk: Disk, check: ServerCheck): string[] {
  const { status, headers, head, body } = response;
  const faults = leakFaults("response", `${head}\n${body.toString("latin1")}`, disk, check);
  if (status >= 500) faults.push(`status ${status}`);
  // What Node's own parser answers carries no header of the companion's.
  if (headers.has("content-type"))
    for (const [name, pattern] of SECURE)
      if (!pattern.test(headers.get(name) ?? ""))
        faults.push(`S6: ${name} is ${headers.get(name)}`);
  if (headers.has("access-control-allow-origin")) faults.push("S6: CORS is open");
  if (headers.has("content-encoding")) faults.push("S6: content-encoding");
  if (
    /^(text\/html|application\/xhtml|text\/javascript|text\/xml|application\/xml)/.test(
      headers.get("content-type") ?? "",
    )
  )
    faults.push(`S6: served as ${headers.get("content-type")}`);
  if (status >= 300 && status < 400) faults.push(`S7: redirect ${status}`);
  if (status >= 400 && body.length > 100) faults.push("S7: the body of an error is long");
  return faults;
}

/** Faults of an answer by the `http` and body keys of a case. */
export function httpFaults(
  { status, headers, body, cut }: RawResponse,
  check: ServerCheck,
): string[] {
  const { http = {}, bodyMax } = check;
  const faults: string[] = [];
  if (http.status && !http.status.includes(status))
    faults.push(`http: status ${status}, expected ${http.status.join(" or ")}`);
  for (const [name, pattern] of Object.entries(http.headers ?? {}))
    if (!new RegExp(pattern, "i").test(headers.get(name) ?? ""))
      faults.push(`http: ${name} is ${headers.get(name)}, expected ${pattern}`);
  for (const [name, pattern] of Object.entries(http.notHeaders ?? {}))
    if (headers.has(name) && new RegExp(pattern, "i").test(headers.get(name) ?? ""))
      faults.push(`http: ${name} is ${headers.get(name)}`);
  if (http.bodyBytes !== undefined && body.length !== http.bodyBytes)
    faults.push(`http: body of ${body.length} bytes, expected ${http.bodyBytes}`);
  if (bodyMax !== undefined && body.length > bodyMax) faults.push(`body of ${body.length} bytes`);
  if (cut) faults.push("http: fewer bytes than promised");
  return faults;
}

function leakFaults(
  where: string,
  text: string,
  { base, canaries }: Disk,
  check: ServerCheck,
): string[] {
  const faults = text.includes(base) ? [`S4: host path in the ${where}`] : [];
  for (const secret of new Set([...canaries, ...(check.notBody ?? [])]))
    if (text.includes(secret))
      faults.push(`${JSON.stringify(secret.slice(0, 40))} in the ${where}`);
  if (/\b(?:ENOENT|EACCES|ELOOP|ENOTDIR|ENAMETOOLONG|EISDIR|EPERM)\b/.test(text))
    faults.push(`S4: text of a system error in the ${where}`);
  return faults;
}
