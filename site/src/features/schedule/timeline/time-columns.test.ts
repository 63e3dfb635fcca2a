/** @jest-environment node */
import { GAP_WIDTH, HOUR_WIDTH, placeOfTime, timeColumns } from './time-columns';

const FROM = Date.parse('2026-11-22T20:00:00Z');
const at = (hours: number) => FROM + hours * 3_600_000;
const span = (start: number, end: number) => ({ start: at(start), end: at(end) });

test('there is a column for each hour from the first programme to the last', () => {
  const columns = timeColumns([span(17, 17.5), span(18.5, 20)], FROM, null);
  expect(columns.map(({ start, at: place }) => [(start - FROM) / 3_600_000, place])).toEqual([
    [17, 0],
    [18, HOUR_WIDTH],
    [19, 2 * HOUR_WIDTH],
  ]);
});

test('empty hours are one narrow column, but not the hour of now', () => {
  const spans = [span(0, 1), span(9, 10)];
  const shape = (now: number | null) =>
    timeColumns(spans, FROM, now).map(({ start, end, isGap }) =>
      [start, end, isGap].map((one) => (typeof one === 'number' ? (one - FROM) / 3_600_000 : one)),
    );
  expect(shape(null)).toEqual([
    [0, 1, false],
    [1, 9, true],
    [9, 10, false],
  ]);
  expect(shape(at(5.5))).toEqual([
    [0, 1, false],
    [1, 5, true],
    [5, 6, false],
    [6, 9, true],
    [9, 10, false],
  ]);
});

test('a time has its place, also within a gap, and never one outside', () => {
  const columns = timeColumns([span(0, 1), span(9, 10)], FROM, null);
  expect(placeOfTime(columns, at(0.5))).toBe(HOUR_WIDTH / 2);
  expect(placeOfTime(columns, at(5))).toBe(HOUR_WIDTH + GAP_WIDTH / 2);
  expect(placeOfTime(columns, at(9.25))).toBe(HOUR_WIDTH + GAP_WIDTH + HOUR_WIDTH / 4);
  expect(placeOfTime(columns, at(30))).toBe(2 * HOUR_WIDTH + GAP_WIDTH);
  expect(placeOfTime(columns, at(-3))).toBe(0);
});

test('a day without programmes has no columns', () => {
  expect(timeColumns([], FROM, at(1))).toEqual([]);
  expect(placeOfTime([], at(1))).toBe(0);
});
