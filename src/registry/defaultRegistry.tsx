import type { ReactNode } from "react";
import { ErrorCard } from "../cards/ErrorCard/ErrorCard.tsx";
import { CircleAlert } from "../cards/shared/lucide/icons/circle-alert.ts";
import { CodeXml } from "../cards/shared/lucide/icons/code-xml.ts";
import { FileDiff } from "../cards/shared/lucide/icons/file-diff.ts";
import { Images } from "../cards/shared/lucide/icons/images.ts";
import { PackageCheck } from "../cards/shared/lucide/icons/package-check.ts";
import { Table2 } from "../cards/shared/lucide/icons/table-2.ts";
import { TextAlignStart } from "../cards/shared/lucide/icons/text-align-start.ts";
import { TextCard } from "../cards/TextCard/TextCard.tsx";
import type {
  CodePayload,
  DiffPayload,
  ErrorPayload,
  FilesPayload,
  ImagePayload,
  TablePayload,
  TextPayload,
} from "../protocol/artifact/artifact.ts";
import { own, scalar } from "../protocol/safety/record.ts";
import { createRegistry } from "./createRegistry.ts";
import { lazyRenderer } from "./lazyRenderer.ts";
import type { Registry, Renderer, ToolRendererProps } from "./types.ts";

const TableCard = lazyRenderer<ToolRendererProps<TablePayload>>(() =>
  import("../cards/TableCard/TableCard.tsx").then((module) => module.TableCard),
);
const ImageCard = lazyRenderer<ToolRendererProps<ImagePayload>>(() =>
  import("../cards/ImageCard/ImageCard.tsx").then((module) => module.ImageCard),
);
const CodeCard = lazyRenderer<ToolRendererProps<CodePayload>>(() =>
  import("../cards/CodeCard/CodeCard.tsx").then((module) => module.CodeCard),
);
const DiffCard = lazyRenderer<ToolRendererProps<DiffPayload>>(() =>
  import("../cards/DiffCard/DiffCard.tsx").then((module) => module.DiffCard),
);
const FilesCard = lazyRenderer<ToolRendererProps<FilesPayload>>(() =>
  import("../cards/FilesCard/FilesCard.tsx").then((module) => module.FilesCard),
);
const DeliveryCard = lazyRenderer(() =>
  import("../cards/FilesCard/DeliveryCard.tsx").then((module) => module.DeliveryCard),
);

/** Text that says it is a table of values is drawn as one. */
function TextOrTable(props: ToolRendererProps<TextPayload>): ReactNode {
  const lang = scalar(own(props.payload, "lang"));
  return typeof lang === "string" && DELIMITED.test(lang) ? (
    <TableCard {...props} payload={props.payload} />
  ) : (
    <TextCard {...props} />
  );
}
TextOrTable.preload = TextCard.preload;

/** Languages of delimited text, in their usual spellings. */
const DELIMITED = /^(?:csv|tsv)$/i;

function Delivery({ call }: ToolRendererProps): ReactNode {
  const { args, metadata, artifact, status, value, isError } = call;
  return (
    <DeliveryCard
      args={args}
      metadata={metadata}
      artifact={artifact}
      status={status}
      value={value}
      isError={isError}
    />
  );
}
Delivery.preload = DeliveryCard.preload;

/** The tool whose calls always stand open at full width (contracts 2.16). */
const DELIVERY_TOOL = "SendArtifacts";

/** Kinds with a built-in card, and what each draws. */
export interface DefaultKinds {
  readonly text: Renderer<TextPayload>;
  readonly error: Renderer<ErrorPayload>;
  readonly table: Renderer<TablePayload>;
  readonly image: Renderer<ImagePayload>;
  readonly code: Renderer<CodePayload>;
  readonly diff: Renderer<DiffPayload>;
  readonly files: Renderer<FilesPayload>;
}

/** Tools with a built-in renderer. */
export interface DefaultTools {
  readonly [DELIVERY_TOOL]: Renderer;
}

/**
 * The built-in cards: text and error at once, the others as chunks that load when first drawn. Tables,
 * images and files open by themselves.
 */
export const defaultRegistry: Registry<DefaultTools, DefaultKinds> = createRegistry({
  tools: { [DELIVERY_TOOL]: { component: Delivery, fullRow: true, icon: PackageCheck } },
  kinds: {
    text: { component: TextOrTable, icon: TextAlignStart },
    error: { component: ErrorCard, icon: CircleAlert },
    table: { component: TableCard, icon: Table2, defaultOpen: true },
    image: { component: ImageCard, icon: Images, defaultOpen: true },
    code: { component: CodeCard, icon: CodeXml },
    diff: { component: DiffCard, icon: FileDiff },
    files: { component: FilesCard, icon: PackageCheck, defaultOpen: true },
  },
});
