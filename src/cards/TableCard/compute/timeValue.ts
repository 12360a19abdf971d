/** A moment: whole milliseconds since 1970 UTC, and the nanoseconds (0 to 999,999) after them. */
export interface Moment {
  readonly ms: number;
  readonly nanos: number;
}

const STAMP =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?)?$/;

const DAY = 86_400_000;

/**
 * Reads a date or a date with a time, as far as tables have them (contracts 3.11, 3.12). A time without a zone is taken as it
 * stands, never shifted by the reader's zone.
 *
 * @returns `null` for what names no moment, such as a 31st of February.
 */
export function timeValue(text: string): Moment | null {
  const match = STAMP.exec(text);
  if (!match) return null;
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "", zone = "Z"] =
    match;
  const days = dayNumber(Number(year), Number(month), Number(day));
  if (days === null || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60) return null;
  const parts = fraction.padEnd(9, "0");
  const ms =
    days * DAY +
    Number(hour) * 3_600_000 +
    (Number(minute) - zoneMinutes(zone)) * 60_000 +
    Number(second) * 1_000 +
    Number(parts.slice(0, 3));
  return { ms, nanos: Number(parts.slice(3)) };
}

function zoneMinutes(zone: string): number {
  if (zone === "Z") return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith("-") ? -minutes : minutes;
}

/** Days since 1970-01-01 in the Gregorian calendar, also before it was made. */
function dayNumber(year: number, month: number, day: number): number | null {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = month === 2 ? (isLeap ? 29 : 28) : 30 + ((month + (month >> 3)) % 2);
  if (month < 1 || month > 12 || day < 1 || day > length) return null;
  // Years that start in March have their leap day at the end.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return (
    era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468
  );
}
