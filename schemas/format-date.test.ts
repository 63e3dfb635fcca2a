import { formatDate, formatDateRange, formatFullMoment, formatMoment } from './format-date';

const ISO = '2026-11-23T20:45:00Z';
const GULF = 'Asia/Dubai';

test('a day has the name of its month, Latin digits and the day of its zone, in both languages', () => {
  expect(formatDate(ISO, 'en', GULF)).toBe('24 November 2026');
  expect(formatDate(ISO, 'ar', GULF)).toBe('24 نوفمبر 2026');
  expect(formatDate(ISO, 'en', 'UTC')).toBe('23 November 2026');
});

test('days from one to another share what they have in common', () => {
  const until = '2026-12-23T20:45:00Z';
  expect(formatDateRange(ISO, until, 'en', GULF).replace(/\s/g, ' ')).toBe('24 November – 24 December 2026');
  expect(formatDateRange(ISO, until, 'ar', GULF)).toMatch(/24 نوفمبر.*24 ديسمبر 2026/u);
});

test('there is one clock of 24 hours, with the zone where the reader may be elsewhere', () => {
  expect(formatMoment(ISO, 'en', GULF)).toBe('Tuesday, 24 November at 00:45');
  expect(formatFullMoment(ISO, 'en', GULF)).toBe(
    'Tuesday, 24 November 2026 at 00:45, Gulf Standard Time (\u2068GMT+4\u2069)',
  );
  for (const text of [formatMoment(ISO, 'ar', GULF), formatFullMoment(ISO, 'ar', GULF)])
    expect(text).toMatch(/24 نوفمبر.*00:45/u);
});
