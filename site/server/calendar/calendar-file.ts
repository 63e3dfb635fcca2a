import { CALENDAR_ALARM_MINUTES } from '@sahra/schemas/constants';

/** Programme or live event for a calendar. */
export interface CalendarEvent {
  /** Stable across publishes and languages: a calendar then updates the event instead of adding another one. */
  uid: string;
  /** Rises with every publish: a calendar takes the event with the higher one. */
  sequence: number;
  title: string;
  description: string;
  location: string | null;
  /** Absolute address of its page. */
  url: string;
  /** ISO 8601. */
  startsAt: string;
  /** Null while the end is open. */
  endsAt: string | null;
  language: string;
}

const CRLF = '\r\n';
/** In octets, without the line break (RFC 5545, section 3.1). */
const LINE_OCTETS = 75;

/** Formats a moment in UTC: `20261123T180000Z`. */
const utc = (moment: string): string => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Escapes a text value (RFC 5545, section 3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
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
 * Returns a calendar file with one event and an alarm before it (RFC 5545). Its stamp is the beginning of the
 * programme, not the moment of the request: an unchanged programme is an unchanged file.
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
    `DTSTAMP:${utc(event.startsAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${utc(event.startsAt)}`,
    ...(event.endsAt === null ? [] : [`DTEND:${utc(event.endsAt)}`]),
    `SUMMARY;LANGUAGE=${event.language}:${escaped(event.title)}`,
    `DESCRIPTION;LANGUAGE=${event.language}:${escaped(event.description)}`,
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
