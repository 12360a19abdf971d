import { type ReactNode, useMemo } from "react";
import { type CardHost, CardHostContext, DEFAULT_HOST } from "../src/cards/shared/host.ts";
import { zhCN } from "../src/locales/zh-CN.ts";
import type { FileEntry } from "../src/protocol/payloads/entry.ts";

/** Files that the stories really have; any other name gets a few bytes of text. */
const PICTURES = new Set([
  "orders.png",
  "visits.png",
  "evening.jpg",
  "shore.jpg",
  "dunes.jpg",
  "logo.svg",
]);

/** How the host of a story answers. */
export type StoryHost = "urls" | "bytes" | "fails" | "none";

interface DeliveryStageProps {
  /** Of the toolbar. */
  readonly locale: unknown;
  /** @default "urls" */
  readonly host?: StoryHost;
  /** Whether the reader may comment. @default false */
  readonly comments?: boolean;
  readonly children: ReactNode;
}

/** The last segment, whatever stands before it. */
const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

function addressOf({ path }: FileEntry): string {
  const name = baseName(path);
  const picture = [...PICTURES].find((known) => name.endsWith(known));
  return `/${picture ?? "logo.svg"}`;
}

/** Bytes of which the first half arrives and the rest never does, so that the share stays to be seen. */
async function halfOfBytes(onProgress: (loaded: number, total: number) => void): Promise<Blob> {
  for (let step = 1; step <= 10; step++) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    onProgress(step, 20);
  }
  return new Promise(() => undefined);
}

/** A root, and a host that resolves the files of the stories. */
export function DeliveryStage(props: DeliveryStageProps): ReactNode {
  const { locale, host = "urls", comments = false, children } = props;
  const value = useMemo(() => hostOf(locale, host, comments), [locale, host, comments]);
  return (
    <CardHostContext.Provider value={value}>
      <div className="ac-root not-prose">{children}</div>
    </CardHostContext.Provider>
  );
}

function hostOf(locale: unknown, answers: StoryHost, comments: boolean): CardHost {
  const resolveFile: CardHost["resolveFile"] = (entry, { purpose, onProgress }) => {
    const seen = purpose === "thumbnail" || purpose === "preview";
    if (seen || answers === "urls") return addressOf(entry);
    return answers === "bytes" ? halfOfBytes(onProgress) : Promise.reject(new Error("offline"));
  };
  return {
    ...DEFAULT_HOST,
    ...(locale === "zh-CN" && { labels: zhCN, locale }),
    ...(answers !== "none" && { resolveFile }),
    ...(comments && { onFeedback: () => new Promise<void>((done) => setTimeout(done, 400)) }),
  };
}
