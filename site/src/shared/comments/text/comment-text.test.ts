/** @jest-environment node */
import { firstSecondOf, partsOf } from './comment-text';

const HOUR = 3600;

test.each([
  ['Go back to 1:23. That door!', 83],
  ['1:02:03 is the moment', 3723],
  ['شوفوا ١:٢٣ مرة ثانية', 83],
  ['75:00 of ninety', 4500],
])('“%s” names a second', (line, second) => {
  expect(firstSecondOf(line, 2 * HOUR)).toBe(second);
});

test.each(['It ended 2:1', 'at 1:75', '1:2:3', '12:34:56:78', '2026-11-23', '1:23 is too late', 'v1.1:23'])(
  '“%s” names none',
  (line) => {
    expect(firstSecondOf(line, 60)).toBeNull();
  },
);

test('all words stay where they were, around all times', () => {
  const line = 'First 0:10, then 0:20!';
  const parts = partsOf(line, HOUR);
  expect(parts.map(({ words }) => words).join('')).toBe(line);
  expect(parts.flatMap((part) => ('second' in part ? [part.second] : []))).toEqual([10, 20]);
});

test('where the length is unknown, a day is the limit', () => {
  expect(firstSecondOf('23:59:59', null)).toBe(86_399);
  expect(firstSecondOf('99:59:59', null)).toBeNull();
});
