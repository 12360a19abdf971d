/** Bootstrap's names that agents on the R side send (contracts 1.25), as Lucide's of icons that load later. */
export const RENAMED: ReadonlyMap<string, string> = new Map([
  ["bar-chart", "chart-column"],
  ["book", "book-open"],
  ["box-seam", "package"],
  ["chat", "message-square-text"],
  ["envelope", "mail"],
  ["exclamation-circle", "circle-alert"],
  ["exclamation-triangle", "triangle-alert"],
  ["file-earmark", "file"],
  ["file-earmark-plus", "file-plus"],
  ["git", "git-branch"],
  ["info-circle", "info"],
  ["pencil-square", "square-pen"],
  ["people", "users"],
  ["play-circle", "circle-play"],
  ["robot", "bot"],
  ["window", "app-window"],
]);
