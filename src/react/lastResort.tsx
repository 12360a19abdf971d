import type { ReactNode } from "react";

/** What is left to show when a fallback itself fails: a constant, since labels and icons may be the reason (C11). */
export const LAST_RESORT: ReactNode = <div className="ac-line-msg">No displayable result.</div>;
