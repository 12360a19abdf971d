"use client";
import { type ReactNode, useEffect, useState } from "react";
import type { LucideComponent } from "../Icon.tsx";
import { drawGlyph, type GlyphProps } from "./glyph.tsx";

const NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** Components made so far: a new one at every render would be mounted anew each time. */
const made = new WeakMap<LucideComponent, Map<string, LucideComponent>>();
/** Names come from data, so the memory for them is bounded. */
const MOST = 200;

/** A glyph of Lucide that loads when first drawn; `otherwise` is drawn before, and for a name that Lucide does not have. */
export function laterIcon(name: string, otherwise: LucideComponent): LucideComponent {
  if (!NAME.test(name)) return otherwise;
  let icons = made.get(otherwise);
  if (!icons || icons.size >= MOST) {
    icons = new Map();
    made.set(otherwise, icons);
  }
  let icon = icons.get(name);
  if (!icon) {
    icon = (props) => <LaterGlyph name={name} otherwise={otherwise} glyph={props} />;
    icons.set(name, icon);
  }
  return icon;
}

interface LaterGlyphProps {
  readonly name: string;
  readonly otherwise: LucideComponent;
  readonly glyph: GlyphProps;
}

function LaterGlyph({ name, otherwise: Otherwise, glyph }: LaterGlyphProps): ReactNode {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const finding = import("./loadPath.ts").then(({ loadPath }) => loadPath(name));
    finding.then(
      (found) => isCurrent && setPath(found),
      // The chunk did not come: the icon of the kind stays.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  if (path === null) return <Otherwise {...glyph} />;
  return drawGlyph(path, glyph);
}
