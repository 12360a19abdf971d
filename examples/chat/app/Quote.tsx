import FileText from "lucide-react/icons/file-text";
import type { About } from "../shared/messages.ts";
import { agentOf, fileUrl } from "./files.ts";

/** The file that a comment is about. */
export function Quote({ about: { name, path } }: { readonly about: About }) {
  return (
    <p className="quote">
      {/\.(png|jpe?g|gif|webp)$/i.test(path) ? (
        <img src={fileUrl({ agentId: agentOf(path), path })} alt="" width={20} height={20} />
      ) : (
        <FileText aria-hidden="true" />
      )}
      <bdi>{name}</bdi>
    </p>
  );
}
