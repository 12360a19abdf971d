"use client";
import type { ReactNode } from "react";
import { useCardHost } from "../shared/host.ts";
import { EyeOff } from "../shared/lucide/icons/eye-off.ts";
import { CardNote } from "./CardNote.tsx";

/** Tells that characters were marked (security R11). */
export function HiddenNote({ count }: { readonly count: number }): ReactNode {
  const { labels } = useCardHost();
  return <CardNote icon={EyeOff}>{labels.hiddenCharacters(count)}</CardNote>;
}
