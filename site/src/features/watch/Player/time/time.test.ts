import { clockTime } from './clock-time';
import { spokenTime } from './spoken-time';
import { startSecond } from './start-second';

test('a clock keeps the places of its digits', () => {
  expect(clockTime(992)).toBe('16:32');
  expect(clockTime(9)).toBe('0:09');
  expect(clockTime(129, 5400)).toBe('0:02:09');
  expect(clockTime(3729)).toBe('1:02:09');
  expect(clockTime(Infinity)).toBe('–:––');
});

test('a length is said in words', () => {
  expect(spokenTime(3729, 'en')).toBe('1 hour, 2 minutes, and 9 seconds');
  expect(spokenTime(0, 'en')).toBe('0 seconds');
  expect(spokenTime(120, 'ar')).toBe('دقيقتان');
  expect(spokenTime(NaN, 'en')).toBe('0 seconds');
});

test('an address may say where to begin', () => {
  expect(startSecond('?t=90')).toBe(90);
  expect(startSecond('?t=90s')).toBe(90);
  expect(startSecond('?t=1h2m3s')).toBe(3723);
  expect(startSecond('?t=soon')).toBe(0);
  expect(startSecond('')).toBe(0);
});
