import AppWindow from "lucide-react/icons/app-window";
import BookOpen from "lucide-react/icons/book-open";
import Bot from "lucide-react/icons/bot";
import Box from "lucide-react/icons/box";
import Braces from "lucide-react/icons/braces";
import Calendar from "lucide-react/icons/calendar";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleAlert from "lucide-react/icons/circle-alert";
import CirclePlay from "lucide-react/icons/circle-play";
import CodeXml from "lucide-react/icons/code-xml";
import Database from "lucide-react/icons/database";
import Download from "lucide-react/icons/download";
import File from "lucide-react/icons/file";
import FileDiff from "lucide-react/icons/file-diff";
import FilePenLine from "lucide-react/icons/file-pen-line";
import FilePlus from "lucide-react/icons/file-plus";
import FileText from "lucide-react/icons/file-text";
import Folder from "lucide-react/icons/folder";
import GitBranch from "lucide-react/icons/git-branch";
import Globe from "lucide-react/icons/globe";
import Image from "lucide-react/icons/image";
import Images from "lucide-react/icons/images";
import Info from "lucide-react/icons/info";
import Link from "lucide-react/icons/link";
import ListChecks from "lucide-react/icons/list-checks";
import ListTree from "lucide-react/icons/list-tree";
import Mail from "lucide-react/icons/mail";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Package from "lucide-react/icons/package";
import PackageCheck from "lucide-react/icons/package-check";
import Pencil from "lucide-react/icons/pencil";
import Search from "lucide-react/icons/search";
import SquarePen from "lucide-react/icons/square-pen";
import SquareTerminal from "lucide-react/icons/square-terminal";
import Table2 from "lucide-react/icons/table-2";
import TextAlignStart from "lucide-react/icons/text-align-start";
import Trash2 from "lucide-react/icons/trash-2";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Upload from "lucide-react/icons/upload";
import Users from "lucide-react/icons/users";
import Wrench from "lucide-react/icons/wrench";
import type { LucideComponent } from "./Icon.tsx";

/** Each icon with the names it goes by: Lucide's, and Bootstrap's that agents on the R side send (contracts 1.25). */
const NAMES: readonly (readonly [icon: LucideComponent, names: string])[] = [
  [AppWindow, "app-window window"],
  [BookOpen, "book-open book"],
  [Bot, "bot robot"],
  [Box, "box"],
  [Braces, "braces"],
  [Calendar, "calendar"],
  [ChartColumn, "chart-column chart-bar bar-chart"],
  [CircleAlert, "circle-alert alert-circle exclamation-circle"],
  [CirclePlay, "circle-play play-circle play"],
  [CodeXml, "code-xml code code-slash"],
  [Database, "database"],
  [Download, "download"],
  [File, "file file-earmark"],
  [FileDiff, "file-diff"],
  [FilePenLine, "file-pen-line file-pen file-edit"],
  [FilePlus, "file-plus file-earmark-plus"],
  [FileText, "file-text file-earmark-text"],
  [Folder, "folder folder-open"],
  [GitBranch, "git-branch git"],
  [Globe, "globe"],
  [Image, "image"],
  [Images, "images"],
  [Info, "info info-circle"],
  [Link, "link"],
  [ListChecks, "list-checks"],
  [ListTree, "list-tree list"],
  [Mail, "mail envelope"],
  [MessageSquareText, "message-square-text chat"],
  [Package, "package box-seam"],
  [PackageCheck, "package-check"],
  [Pencil, "pencil"],
  [Search, "search"],
  [SquarePen, "square-pen pencil-square"],
  [SquareTerminal, "square-terminal terminal"],
  [Table2, "table-2 table"],
  [TextAlignStart, "text-align-start"],
  [Trash2, "trash-2 trash"],
  [TriangleAlert, "triangle-alert exclamation-triangle"],
  [Upload, "upload"],
  [Users, "users people"],
  [Wrench, "wrench tools"],
];

const ICONS: ReadonlyMap<string, LucideComponent> = new Map(
  NAMES.flatMap(([icon, names]) => names.split(" ").map((name) => [name, icon] as const)),
);

/**
 * The icon that an artifact names, from a fixed table: a name chooses, it never becomes a class, an
 * element or a request (security R6, R13).
 *
 * @param name anything; a Lucide or Bootstrap icon name is known, with or without its `bi-` prefix
 * @returns `null` for all else, so that the caller shows the icon of the kind
 */
export function namedIcon(name: unknown): LucideComponent | null {
  if (typeof name !== "string") return null;
  return ICONS.get(name.startsWith("bi-") ? name.slice(3) : name) ?? null;
}
