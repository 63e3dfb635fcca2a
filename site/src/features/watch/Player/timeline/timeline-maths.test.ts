import {
  bufferedAhead,
  bufferedParts,
  fractionAt,
  fractionOfPointer,
  clampToRange,
  timeAt,
} from './timeline-maths';

const ranges = (...parts: [number, number][]): Pick<TimeRanges, 'length' | 'start' | 'end'> => ({
  length: parts.length,
  start: (index) => parts[index]?.[0] ?? 0,
  end: (index) => parts[index]?.[1] ?? 0,
});

test('time and place are the same thing, also where a live window does not begin at 0', () => {
  const window = { start: 100, end: 140 };
  expect(fractionAt(110, window)).toBe(0.25);
  expect(timeAt(0.25, window)).toBe(110);
  expect(fractionAt(90, window)).toBe(0);
  expect(fractionAt(200, window)).toBe(1);
  expect(timeAt(2, window)).toBe(140);
});

test('a timeline without a length stands at its beginning', () => {
  expect(fractionAt(5, { start: 0, end: 0 })).toBe(0);
  expect(timeAt(0.5, { start: 7, end: 7 })).toBe(7);
});

test('a pointer at four fifths from the left asks for four fifths, in both languages', () => {
  expect(fractionOfPointer(900, { left: 100, width: 1000 })).toBe(0.8);
  expect(fractionOfPointer(0, { left: 100, width: 1000 })).toBe(0);
});

test('what is loaded is shown where it lies, and counted from where the viewer is', () => {
  const buffered = ranges([0, 10], [20, 40]);
  expect(bufferedParts(buffered, { start: 0, end: 40 })).toEqual([
    { start: 0, end: 0.25 },
    { start: 0.5, end: 1 },
  ]);
  expect(bufferedAhead(buffered, 25)).toBe(15);
  expect(bufferedAhead(buffered, 15)).toBe(0);
});

test('a seek stays inside', () => {
  expect(clampToRange(-3, { start: 0, end: 40 })).toBe(0);
  expect(clampToRange(99, { start: 0, end: 40 })).toBe(40);
});
