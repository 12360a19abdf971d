/** A fixed number of places for work that goes on at the same time. */
export interface Slots {
  /** Takes a place and returns how to give it back (twice counts once); `null` when all are taken. */
  take(): (() => void) | null;
}

/** Makes `count` places. */
export function createSlots(count: number): Slots {
  let taken = 0;
  return {
    take() {
      if (taken >= count) return null;
      taken += 1;
      let held = true;
      return () => {
        if (held) taken -= 1;
        held = false;
      };
    },
  };
}
