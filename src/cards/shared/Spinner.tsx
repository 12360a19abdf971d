import type { ReactNode } from "react";

/** Busy mark: a faint ring with a quarter arc, so that it reads when still. Decoration only. */
export function Spinner(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className="ac-i ac-spin"
      viewBox="0 0 24 24"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="9" opacity=".22" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}
