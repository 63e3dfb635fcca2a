import {
  atSameHour,
  dayAt,
  hoursOf,
  lengthOf,
  programmeLength,
  rangeOfDay,
  readHour,
  snap,
  weekOf,
} from './planner-time';

const iso = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString();
const CAIRO = 'Africa/Cairo';

test('a day of the schedule runs from dawn to dawn, in the zone of the product', () => {
  const { from, to } = rangeOfDay('2026-11-24');
  expect([iso(from), iso(to)]).toEqual(['2026-11-24T01:00:00.000Z', '2026-11-25T01:00:00.000Z']);
  expect([dayAt(from), dayAt(to - 1), dayAt(to)]).toEqual(['2026-11-24', '2026-11-24', '2026-11-25']);
});

test('a week begins on Sunday', () => {
  const week = ['22', '23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`);
  for (const day of week) expect(weekOf(day)).toEqual(week);
});

test.each([
  ['2026-04-23', 23, 'forward'],
  ['2026-10-29', 25, 'back'],
  ['2026-11-24', 24, 'nowhere'],
])('%s in Cairo has %d hours, because clocks go %s', (day, count) => {
  expect(hoursOf(rangeOfDay(day, CAIRO))).toHaveLength(count);
});

test.each([
  ['20:45', '2026-11-24T16:45:00.000Z'],
  ['2045', '2026-11-24T16:45:00.000Z'],
  ['9.05', '2026-11-24T05:05:00.000Z'],
  ['00:30', '2026-11-24T20:30:00.000Z'],
  ['٢٠:٤٥', '2026-11-24T16:45:00.000Z'],
  ['۲۰٤٥', '2026-11-24T16:45:00.000Z'],
  ['\u200F20:45\u200E', '2026-11-24T16:45:00.000Z'],
  ['04:59', '2026-11-25T00:59:00.000Z'],
  ['24:00', null],
  ['20:60', null],
  ['evening', null],
])('the hour %s of an evening is %s', (typed, instant) => {
  expect(iso(readHour(typed, '2026-11-24'))).toBe(instant);
});

test('an hour that clocks skip is none', () => {
  expect(readHour('00:30', '2026-04-23', CAIRO)).toBeNull();
  expect(iso(readHour('23:30', '2026-04-23', CAIRO))).toBe('2026-04-23T21:30:00.000Z');
});

test('a copy keeps its hour of the clock over a change of clocks', () => {
  const before = Date.parse('2026-10-28T17:00:00.000Z');
  expect(iso(atSameHour(before, '2026-10-30', CAIRO))).toBe('2026-10-30T18:00:00.000Z');
});

test('steps are five minutes, and a film takes whole ones', () => {
  const at = Date.parse('2026-11-24T17:00:00.000Z');
  const day = rangeOfDay('2026-11-24');
  expect([at + 149_000, at + 151_000].map((each) => iso(snap(each, day)))).toEqual([
    '2026-11-24T17:00:00.000Z',
    '2026-11-24T17:05:00.000Z',
  ]);
  expect([day.from - 1, day.to - 1, day.to].map((each) => iso(snap(each, day)))).toEqual([
    '2026-11-24T01:00:00.000Z',
    '2026-11-25T00:55:00.000Z',
    '2026-11-25T00:55:00.000Z',
  ]);
  expect([24, 300, 301, 1450].map((seconds) => lengthOf(seconds) / 60_000)).toEqual([5, 5, 10, 25]);
});

test('a new programme lasts a quarter of an hour at least, or fills the room that there is', () => {
  const minutes = (seconds: number, room?: number): number => programmeLength(seconds, room) / 60_000;
  expect([minutes(8), minutes(1450)]).toEqual([15, 25]);
  const gap = 10 * 60_000;
  expect([minutes(8, gap), minutes(8, 2 * gap), minutes(1450, gap)]).toEqual([10, 15, 25]);
});
