/** UTF-16 units of a text that are looked through for hidden characters between two pauses. */
export const SLICE_UNITS = 200_000;
