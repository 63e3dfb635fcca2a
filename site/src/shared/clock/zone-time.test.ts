/** @jest-environment node */
import { addDays, dayOf, hourOf, startOfDay, timeOf } from './zone-time';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['the Gulf', '2026-11-23', 'Asia/Dubai', '2026-11-22T20:00:00.000Z'],
  ['west of Greenwich', '2026-11-23', 'America/New_York', '2026-11-23T05:00:00.000Z'],
  ['a day on which the clocks change in the night', '2026-10-25', 'Europe/Paris', '2026-10-24T22:00:00.000Z'],
  ['the day after it', '2026-10-26', 'Europe/Paris', '2026-10-25T23:00:00.000Z'],
  ['a day without midnight', '2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['a midnight that came twice', '2026-10-30', 'Africa/Cairo', '2026-10-29T22:00:00.000Z'],
  ['half an hour', '2026-11-23', 'Asia/Kolkata', '2026-11-22T18:30:00.000Z'],
])('a day begins at the midnight of its zone: %s', (_, day, zone, start) => {
  expect(new Date(startOfDay(day, zone)).toISOString()).toBe(start);
  expect(dayOf(Date.parse(start), zone)).toBe(day);
  expect(dayOf(Date.parse(start) - 1, zone)).toBe(addDays(day, -1));
});

test('the hour is that of the zone', () => {
  const moment = Date.parse('2026-11-23T20:30:00Z');
  expect(hourOf(moment, 'Asia/Dubai')).toBe(0);
  expect(hourOf(moment, 'Africa/Casablanca')).toBe(21);
});

/** Makes a language that of the browser; returns the languages and zones of the formatters that are made. */
const browserOf = (language: string): (readonly [string | undefined, string | undefined])[] => {
  const made: (readonly [string | undefined, string | undefined])[] = [];
  const { DateTimeFormat } = Intl;
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((tag, options) => {
    made.push([tag === undefined ? undefined : String(tag), options?.timeZone]);
    return new DateTimeFormat(tag ?? language, options);
  });
  return made;
};

test.each([
  ['fa-IR', 'Asia/Tehran', '23:00'],
  ['ar-SA', 'Asia/Riyadh', '22:30'],
  ['th-TH', 'Asia/Bangkok', '02:30'],
  ['de-DE', 'Europe/Berlin', '20:30'],
  ['en-US', 'America/Chicago', '13:30'],
])(
  'the clock has the same digits in a browser of %s, and one formatter, of its language',
  (language, zone, time) => {
    const made = browserOf(language);
    const moment = Date.parse('2026-11-23T19:30:00Z');
    expect(timeOf(moment, zone)).toBe(time);
    expect(hourOf(moment, zone)).toBe(Number(time.slice(0, 2)));
    expect(dayOf(moment, zone)).toBe(zone === 'Asia/Bangkok' ? '2026-11-24' : '2026-11-23');
    expect(dayOf(startOfDay('2026-11-23', zone), zone)).toBe('2026-11-23');
    expect(made).toEqual([[undefined, zone]]);
  },
);
