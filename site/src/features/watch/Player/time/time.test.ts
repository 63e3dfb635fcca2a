/** @jest-environment node */
import { formatClockTime } from '../../../../shared/clock/format-clock-time';
import { formatSpokenTime } from './format-spoken-time';
import { parseStartSecond } from './parse-start-second';

test('a clock keeps the places of its digits', () => {
  expect(formatClockTime(992)).toBe('16:32');
  expect(formatClockTime(9)).toBe('0:09');
  expect(formatClockTime(129, 5400)).toBe('0:02:09');
  expect(formatClockTime(3729)).toBe('1:02:09');
  expect(formatClockTime(Infinity)).toBe('–:––');
});

test('a length is said in words', () => {
  expect(formatSpokenTime(3729, 'en')).toBe('1 hour, 2 minutes, and 9 seconds');
  expect(formatSpokenTime(0, 'en')).toBe('0 seconds');
  expect(formatSpokenTime(120, 'ar')).toBe('دقيقتان');
  expect(formatSpokenTime(NaN, 'en')).toBe('0 seconds');
});

test('an address may say where to begin', () => {
  expect(parseStartSecond('?t=90')).toBe(90);
  expect(parseStartSecond('?t=90s')).toBe(90);
  expect(parseStartSecond('?t=1h2m3s')).toBe(3723);
  expect(parseStartSecond('?t=0')).toBe(0);
  expect([parseStartSecond('?t=soon'), parseStartSecond('?t='), parseStartSecond('')]).toEqual([
    null,
    null,
    null,
  ]);
});
