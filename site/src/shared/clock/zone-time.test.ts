import { addDays, dayOf, hourOf, isDay, startOfDay } from './zone-time';

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

test.each([
  ['2026-11-23', true],
  ['2026-02-30', false],
  ['2026-11-3', false],
  ['today', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
