const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTE = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatFor = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
};

/** Returns the local time in `zone` at `instant`, as the UTC milliseconds of the same clock reading. */
export const wallTimeAt = (instant: number, zone: string): number => {
  const parts = new Map(
    formatFor(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const seconds = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return seconds + (((instant % 1000) + 1000) % 1000);
};

/** Returns the UTC offset of `zone` at `instant`, in milliseconds. */
export const offsetAt = (instant: number, zone: string): number => wallTimeAt(instant, zone) - instant;

/**
 * Returns the instants at which local time in `zone` is `wallTime`, earliest first: none when a clock change
 * skips it, two when it repeats it.
 */
export const instantsAt = (wallTime: number, zone: string): number[] => {
  const offsets = new Set([wallTime - DAY, wallTime + DAY].map((near) => offsetAt(near, zone)));
  return [...offsets]
    .map((offset) => wallTime - offset)
    .filter((instant) => wallTimeAt(instant, zone) === wallTime)
    .sort((one, other) => one - other);
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Formats an offset as in ISO 8601, e.g. `+02:00`. */
export const offsetText = (offset: number): string => {
  const size = Math.abs(offset);
  const minutes = Math.floor((size % HOUR) / MINUTE);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / HOUR))}:${twoDigits(minutes)}`;
};
