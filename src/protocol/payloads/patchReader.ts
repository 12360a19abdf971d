import { gitNames, headerName, type PatchName, plainName, withoutPrefixes } from "./patchNames.ts";
import type { Patch, PatchChange, PatchFile, PatchHunk, PatchLine } from "./patchTypes.ts";

interface OpenFile {
  change: PatchChange;
  oldName: string | null | undefined;
  newName: string | null | undefined;
  gitNames: readonly [string, string] | null;
  /** The `diff --git` line; `null` where there is none. */
  readonly gitLine: string | null;
  oldMode?: string;
  newMode?: string;
  binary: boolean;
  hunks: PatchHunk[];
  added: number;
  removed: number;
  readonly leading: string[];
  /** The patch itself came with CRLF line ends: its `---` line has one. */
  crlf: boolean;
}

interface OpenHunk {
  readonly lines: PatchLine[];
  oldLeft: number;
  newLeft: number;
}

const HUNK = /^@@ (?:-(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? |[^@]*)@@ ?(.*)$/;
/** Of a line without white space at its end: a second run of it here would be tried at every length of the first. */
const FENCE = /^\s{0,3}(?:`{3,}|~{3,})\s*(?:diff|patch|udiff)?$/;
const BINARY_START = "Binary files ";
const BINARY_END = " differ";
const BINARY_DATA = /^(?:literal|delta) \d+$|^[A-Za-z][!-~]{5,65}$/;

/** The state of `parsePatch` while it goes through the lines. */
export class PatchReader {
  private readonly files: PatchFile[] = [];
  private readonly maxLines: number;
  private file: OpenFile | null = null;
  private hunk: OpenHunk | null = null;
  private loose: string[] = [];
  private kept = 0;
  private complete = true;

  constructor(maxLines: number) {
    this.maxLines = maxLines;
  }

  read(raw: string, next: string, afterNext: string): void {
    const line = raw.endsWith("\r") ? raw.slice(0, -1) : raw;
    if (this.hunk && this.readHunkLine(raw, next, afterNext)) return;
    this.hunk = null;
    if (line.startsWith("diff --git ")) this.open(line);
    else if (line.startsWith("--- ") && next.startsWith("+++ ")) this.readOldName(line, raw);
    else if (line.startsWith("+++ ") && this.file?.oldName !== undefined && !this.file.newName)
      this.file.newName = headerName(line);
    else if (/^@@ ?[-+. @]/.test(line) && HUNK.test(line)) this.openHunk(line);
    else if (!this.readExtended(line, next) && !FENCE.test(line.trimEnd())) this.loose.push(line);
  }

  end(): Patch | null {
    this.close();
    if (this.files.length === 0) return null;
    return { files: this.files, trailing: joined(this.loose), complete: this.complete };
  }

  private open(line: string | null): OpenFile {
    this.close();
    this.file = {
      change: "modified",
      oldName: undefined,
      newName: undefined,
      gitNames: line === null ? null : gitNames(line),
      gitLine: line,
      binary: false,
      hunks: [],
      added: 0,
      removed: 0,
      leading: this.loose,
      crlf: false,
    };
    this.loose = [];
    return this.file;
  }

  private readOldName(line: string, raw: string): void {
    // Headers of plain diff have no `diff --git` line: a second pair of names begins the next file.
    const file =
      this.file && this.file.oldName === undefined && this.file.hunks.length === 0
        ? this.file
        : this.open(null);
    file.oldName = headerName(line);
    file.crlf = raw !== line;
  }

  private openHunk(line: string): void {
    const [, oldStart, oldCount = "1", newStart, newCount = "1", section = ""] =
      HUNK.exec(line) ?? [];
    const file = this.file ?? this.open(null);
    const numbered = oldStart !== undefined && newStart !== undefined;
    this.hunk = {
      lines: [],
      oldLeft: numbered ? Number(oldCount) : 0,
      newLeft: numbered ? Number(newCount) : 0,
    };
    file.hunks.push({
      oldStart: numbered ? Number(oldStart) : null,
      newStart: numbered ? Number(newStart) : null,
      section,
      lines: this.hunk.lines,
    });
  }

  /** Says whether the line belongs to the open hunk. Counts come from models too: a wrong one must not lose lines. */
  private readHunkLine(raw: string, next: string, afterNext: string): boolean {
    const { hunk, file } = this;
    if (!hunk || !file) return false;
    const text = file.crlf && raw.endsWith("\r") ? raw.slice(0, -1) : raw;
    const sign = text[0];
    if (text.startsWith("\\ ") || text === "\\No newline at end of file") {
      const last = hunk.lines.pop();
      if (last) hunk.lines.push({ ...last, bare: true });
      return true;
    }
    const within = hunk.oldLeft > 0 || hunk.newLeft > 0;
    if (text === "") return within && this.keep({ kind: "same", text: "" });
    if (sign === "-" && endsHunk(text, next, afterNext, hunk)) return false;
    if (sign === " ") return this.keep({ kind: "same", text: text.slice(1) });
    if (sign === "+") return this.keep({ kind: "added", text: text.slice(1) });
    return sign === "-" && this.keep({ kind: "removed", text: text.slice(1) });
  }

  private keep(line: PatchLine): true {
    const { hunk, file } = this;
    if (!hunk || !file) return true;
    if (line.kind !== "added") hunk.oldLeft--;
    if (line.kind !== "removed") hunk.newLeft--;
    if (line.kind === "added") file.added++;
    if (line.kind === "removed") file.removed++;
    if (this.kept++ < this.maxLines) hunk.lines.push(line);
    else this.complete = false;
    return true;
  }

  /**
   * The lines that git, diff and svn print before the hunks of a file. They are not shown, so nothing else may pass for
   * one: the text may be a script that was written, and begins as a patch to hide the rest.
   */
  private readExtended(line: string, next: string): boolean {
    const { file } = this;
    if (/^={60,}$/.test(line)) return true;
    if (/^(?:Index: |diff -)/.test(line)) return /^(?:={60,}\r?$|diff -|--- |Binary )/.test(next);
    if (!file) return false;
    const found = /^(new file mode|deleted file mode|old mode|new mode) (\d{6})$/.exec(line);
    if (found) readMode(file, found[1] ?? "", found[2] ?? "");
    else if (/^(?:rename|copy) (?:from|to) /.test(line)) readMove(file, line);
    else if (line === "GIT binary patch") file.binary = true;
    else if (line.startsWith(BINARY_START) && line.endsWith(BINARY_END)) {
      file.binary = true;
      return namesBinary(line, file);
    } else
      return (
        /^(?:similarity|dissimilarity) index \d+%$|^index [0-9a-f]+\.\.[0-9a-f]+(?: \d{6})?$/.test(
          line,
        ) ||
        (file.binary && (line === "" || BINARY_DATA.test(line)))
      );
    return true;
  }

  private close(): void {
    const { file } = this;
    this.file = null;
    this.hunk = null;
    if (!file) return;
    const done = finished(file);
    if (done) {
      this.files.push(done);
      return;
    }
    // The few new lines move to the many: thousands of empty headers must not copy the text each.
    for (const line of this.loose) file.leading.push(line);
    this.loose = file.leading;
  }
}

/** Whether `Binary files a/x and b/x differ` names what the header names: else it must be seen itself. */
function namesBinary(line: string, { gitNames: names }: OpenFile): boolean {
  if (!names) return false;
  const written = line.slice(BINARY_START.length, -BINARY_END.length).replaceAll('"', "");
  const [from, to] = names;
  return [from, "/dev/null"].some((old) =>
    [to, "/dev/null"].some((now) => written === `${old} and ${now}`),
  );
}

function joined(lines: readonly string[]): string {
  return lines.join("\n").trim();
}

/** Says whether a line that looks removed is the header of the next file, or the signature under a mailed patch. */
function endsHunk(text: string, next: string, afterNext: string, hunk: OpenHunk): boolean {
  const within = hunk.oldLeft > 0 || hunk.newLeft > 0;
  if (text === "-- ") return !within;
  if (!text.startsWith("--- ") || !next.startsWith("+++ ")) return false;
  // With one line left on either side this is the text `-- …` that became `++ …`.
  return !within || (afterNext.startsWith("@@ ") && (hunk.oldLeft !== 1 || hunk.newLeft !== 1));
}

function readMode(file: OpenFile, what: string, mode: string): void {
  if (what === "new file mode") file.change = "new";
  if (what === "deleted file mode") file.change = "deleted";
  if (what === "old mode" || what === "deleted file mode") file.oldMode = mode;
  else file.newMode = mode;
}

function readMove(file: OpenFile, line: string): void {
  const [verb = "", side = ""] = line.split(" ", 2);
  const name = plainName(line.slice(verb.length + side.length + 2));
  file.change = verb === "copy" ? "copied" : "renamed";
  file.gitNames =
    side === "from" ? [name, file.gitNames?.[1] ?? ""] : [file.gitNames?.[0] ?? "", name];
}

/** What the header calls the file before and after. */
function namesOf(file: OpenFile): readonly [PatchName, PatchName] {
  const moved = file.change === "renamed" || file.change === "copied";
  if (file.gitNames && moved) return file.gitNames;
  if (file.oldName !== undefined) return withoutPrefixes(file.oldName, file.newName ?? null);
  return file.gitNames ? withoutPrefixes(...file.gitNames) : [null, null];
}

/** `null` for a header after which nothing came. */
function finished(file: OpenFile): PatchFile | null {
  const [oldPath, newPath] = namesOf(file);
  const change = changeOf(file, oldPath, newPath);
  const says = file.hunks.length > 0 || file.binary || change !== "modified" || file.newMode;
  if (!says) return null;
  const { oldMode, newMode, binary, hunks, added, removed, leading, gitLine } = file;
  // A line that names other files than are shown must be seen itself.
  if (gitLine !== null && !saysTheSame(gitLine, oldPath, newPath)) leading.push(gitLine);
  return {
    change,
    oldPath: change === "new" ? null : oldPath,
    newPath: change === "deleted" ? null : newPath,
    ...(oldMode === undefined ? {} : { oldMode }),
    ...(newMode === undefined ? {} : { newMode }),
    binary,
    hunks,
    added,
    removed,
    leading: joined(leading),
  };
}

/** Whether a `diff --git` line tells no more than the names that are shown. */
function saysTheSame(gitLine: string, oldPath: PatchName, newPath: PatchName): boolean {
  const from = oldPath ?? newPath;
  const to = newPath ?? oldPath;
  if (gitLine === `diff --git a/${from} b/${to}`) return true;
  const names = gitNames(gitLine);
  if (!names) return false;
  const [a, b] = withoutPrefixes(...names);
  return (a === from && b === to) || (names[0] === from && names[1] === to);
}

function changeOf(file: OpenFile, oldPath: string | null, newPath: string | null): PatchChange {
  if (file.change !== "modified") return file.change;
  if (file.oldName === null && newPath !== null) return "new";
  if (file.newName === null && oldPath !== null) return "deleted";
  // `diff -u before.txt after.txt` compares two files and claims no rename.
  const byGit = file.gitNames !== null || oldPath !== file.oldName;
  return byGit && oldPath !== null && newPath !== null && oldPath !== newPath
    ? "renamed"
    : "modified";
}
