import FileText from "lucide-react/icons/file-text";
import { useContext } from "react";
import type { About } from "../shared/messages.ts";
import { agentOf, FilesContext } from "./files.ts";

/** The file that a comment is about. */
export function Quote({ about: { name, path } }: { readonly about: About }) {
  const fileUrl = useContext(FilesContext);
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
