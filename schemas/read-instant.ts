/** `date-time` of RFC 3339 without leap seconds, which no clock of ours can name. Hours end at 23, offsets are written out. */
const INSTANT =
  /^(\d{4}-(?:0[1-9]|1[0-2])-\d{2})T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
/** Years that PostgreSQL and `toISOString` write with four digits. */
const [FIRST, LAST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** Returns whether a text is a day of the calendar, as `2026-11-28`: 30 February is none. */
export const isDay = (text: string): boolean => {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

/**
 * Reads an instant that was sent to us, as RFC 3339 writes it, with its zone; undefined for every other text.
 * `Date.parse` alone makes 2 March of 30 February and takes the server's zone where none is named.
 */
export const readInstant = (value: unknown): Date | undefined => {
  const [text, day] = typeof value === 'string' ? (INSTANT.exec(value) ?? []) : [];
  if (text === undefined || day === undefined || !isDay(day)) return undefined;
  const at = new Date(text.toUpperCase());
  return at.getTime() >= FIRST && at.getTime() <= LAST ? at : undefined;
};
