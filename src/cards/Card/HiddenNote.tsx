"use client";
import type { ReactNode } from "react";
import { useCardHost } from "../shared/host.ts";
import { EyeOff } from "../shared/lucide/icons/eye-off.ts";
import { CardNote } from "./CardNote.tsx";

interface HiddenNoteProps {
  readonly count: number;
  /** There may be more: not all of the text has been looked at. @default false */
  readonly isLeast?: boolean;
}

/** Tells that characters were marked (security R11). */
export function HiddenNote({ count, isLeast = false }: HiddenNoteProps): ReactNode {
  const { labels } = useCardHost();
  return <CardNote icon={EyeOff}>{labels.hiddenCharacters(count, isLeast)}</CardNote>;
}
