/** @jest-environment node */
import { formatAgo, formatDate, formatHour, formatMoment, formatTimeLeft } from './format';

test('a day is written with the name of its month, in Latin digits and the Gregorian calendar', () => {
  expect(formatDate('2026-12-21T12:00:00Z', 'en')).toBe('21 December 2026');
  expect(formatDate('2026-12-21T12:00:00Z', 'ar')).toBe('21 ديسمبر 2026');
});

test('how long ago is written in the largest whole unit', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
  expect(formatAgo(ago(20), now, 'en')).toBe('this minute');
  expect(formatAgo(ago(-20), now, 'en')).toBe('this minute');
  expect(formatAgo(ago(119 * 60), now, 'en')).toBe('1 hour ago');
  expect(formatAgo(ago(3 * 3600), now, 'ar')).toBe('قبل 3 ساعات');
  expect(formatAgo(ago(47 * 3600), now, 'ar')).toBe('قبل يوم واحد');
});

test('there is one clock: 24 hours, in any zone and in both languages', () => {
  const iso = '2026-11-23T23:45:00Z';
  expect(formatMoment(iso, 'en', 'Africa/Cairo')).toBe('Tuesday, 24 November at 01:45');
  expect(formatMoment(iso, 'ar', 'Africa/Cairo')).toContain('01:45');
  expect(formatHour(iso, 'Africa/Cairo')).toBe('01:45');
});

test('what is left is written in its two largest units', () => {
  const minutes = (count: number) => count * 60_000;
  expect(formatTimeLeft(minutes(145), 'en')).toBe('2 hours, 25 minutes');
  expect(formatTimeLeft(minutes(60), 'en')).toBe('1 hour');
  expect(formatTimeLeft(minutes(2880 + 61), 'en')).toBe('2 days, 1 hour');
  expect(formatTimeLeft(1, 'en')).toBe('1 minute');
  expect(formatTimeLeft(minutes(145), 'ar')).toBe('ساعتان و25 دقيقة');
});
