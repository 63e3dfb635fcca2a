import { formatAgo, formatDate } from './format';

test('a day is written with the name of its month, in Latin digits and the Gregorian calendar', () => {
  expect(formatDate('2026-12-21T12:00:00Z', 'en')).toBe('21 December 2026');
  expect(formatDate('2026-12-21T12:00:00Z', 'ar')).toBe('21 ديسمبر 2026');
});

test('how long ago is told in the largest whole unit', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
  expect(formatAgo(ago(20), now, 'en')).toBe('this minute');
  expect(formatAgo(ago(-20), now, 'en')).toBe('this minute');
  expect(formatAgo(ago(119 * 60), now, 'en')).toBe('1 hour ago');
  expect(formatAgo(ago(3 * 3600), now, 'ar')).toBe('قبل 3 ساعات');
  expect(formatAgo(ago(47 * 3600), now, 'ar')).toBe('قبل يوم واحد');
});
