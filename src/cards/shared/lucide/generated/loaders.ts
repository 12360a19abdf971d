/*! Icons of Lucide 1.81.0, ISC License, Copyright (c) Lucide Contributors.
    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */
type PathModule = Promise<{ readonly PATHS: readonly (readonly [name: string, d: string])[] }>;

export const LOADERS: Readonly<Record<string, () => PathModule>> = {
  a: () => import("./a.ts"),
  b: () => import("./b.ts"),
  c: () => import("./c.ts"),
  d: () => import("./d.ts"),
  e: () => import("./e.ts"),
  f: () => import("./f.ts"),
  g: () => import("./g.ts"),
  h: () => import("./h.ts"),
  i: () => import("./i.ts"),
  j: () => import("./j.ts"),
  k: () => import("./k.ts"),
  l: () => import("./l.ts"),
  m: () => import("./m.ts"),
  n: () => import("./n.ts"),
  o: () => import("./o.ts"),
  p: () => import("./p.ts"),
  q: () => import("./q.ts"),
  r: () => import("./r.ts"),
  s: () => import("./s.ts"),
  t: () => import("./t.ts"),
  u: () => import("./u.ts"),
  v: () => import("./v.ts"),
  w: () => import("./w.ts"),
  x: () => import("./x.ts"),
  z: () => import("./z.ts"),
};
