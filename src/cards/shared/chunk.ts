"use client";
import { useEffect, useState } from "react";

/** Code that loads when it is first needed. */
export interface Chunk<T> {
  /** What has loaded; `null` before. */
  readonly peek: () => T | null;
  /** Loads it; after a failed load, tries again. Rejects when that fails. */
  readonly load: () => Promise<T>;
}

/** Makes a chunk of a dynamic import. */
export function chunk<T>(load: () => Promise<T>): Chunk<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;
  return {
    peek: () => loaded,
    load() {
      loading ??= load().then(
        (module) => {
          loaded = module;
          return module;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** A chunk once it is `wanted` and has loaded, `null` until then: show plain content in its place. */
export function useChunk<T>(of: Chunk<T>, wanted: boolean): T | null {
  const [, setLoaded] = useState(of.peek() !== null);
  useEffect(() => {
    if (!wanted || of.peek()) return;
    let mounted = true;
    of.load().then(
      () => mounted && setLoaded(true),
      // The plain content stays.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [of, wanted]);
  return wanted ? of.peek() : null;
}
