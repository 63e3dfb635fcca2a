import { CALENDAR_ALARM_MINUTES } from '@sahra/schemas/constants';

/** Programme or live event for a calendar. */
export interface CalendarEvent {
  /** Stable across publishes and languages: a calendar then updates the event instead of adding another one. */
  uid: string;
  /** When what the file says last changed, in ISO 8601: a calendar takes the newer file over the older one. */
  updatedAt: string;
  title: string;
  description: string;
  location: string | null;
  /** Absolute address of its page. */
  url: string;
  /** ISO 8601. */
  startsAt: string;
  /** Null while the end is open. */
  endsAt: string | null;
}

const CRLF = '\r\n';
/** In octets, without the line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** In milliseconds. Length of an event whose end is open: without one, calendars show a moment or a whole day. */
const USUAL_LENGTH_MS = 2 * 60 * 60 * 1000;
/** Sequences are seconds since then, so that they fit into 32 bits. */
const FIRST_SEQUENCE_MS = Date.UTC(2020, 0, 1);

/** Formats a moment in UTC: `20261123T180000Z`. */
const utc = (moment: string | number): string => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

const sequenceOf = (updatedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - FIRST_SEQUENCE_MS) / 1000));

const endOf = ({ startsAt, endsAt }: CalendarEvent): string => {
  const starts = Date.parse(startsAt);
  const ends = endsAt === null ? starts : Date.parse(endsAt);
  return utc(ends > starts ? ends : starts + USUAL_LENGTH_MS);
};

/** Escapes a text value (RFC 5545, section 3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\t/g, ' ')
    // Control characters are not allowed at all.
    .replace(/\p{Cc}/gu, '');

/** Folds a content line; a letter of several octets is never cut. */
const folded = (line: string): string => {
  let octets = 0;
  let text = '';
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    if (octets + length > LINE_OCTETS) {
      text += `${CRLF} `;
      // The space belongs to the new line.
      octets = 1;
    }
    text += letter;
    octets += length;
  }
  return text;
};

/**
 * Returns a calendar file with one event and an alarm before it (RFC 5545). Its stamp is the version of the event, not
 * the moment of the request: an unchanged event is an unchanged file.
 */
export const calendarFile = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sahra//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.updatedAt)}`,
    `LAST-MODIFIED:${utc(event.updatedAt)}`,
    `SEQUENCE:${sequenceOf(event.updatedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${endOf(event)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${CALENDAR_ALARM_MINUTES}M`,
    `DESCRIPTION:${escaped(event.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join(CRLF);
