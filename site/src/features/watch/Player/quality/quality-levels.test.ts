/** @jest-environment node */
import { selectHeight } from './select-height';
import { heightsOf, findLevelIndex } from './quality-levels';

const LEVELS = [
  { width: 640, height: 360 },
  { width: 1280, height: 720 },
];

test('heights are listed once, the best first; an upright one is named by its short side', () => {
  expect(heightsOf(LEVELS)).toEqual([720, 360]);
  expect(heightsOf([{ width: 360, height: 640 }])).toEqual([360]);
});

test('auto leaves the choice to the connection', () => {
  expect(findLevelIndex('auto', LEVELS)).toBe(-1);
  expect(findLevelIndex(720, [])).toBe(-1);
});

test('a height is held; one that this video lacks becomes the next below, or the lowest', () => {
  expect(findLevelIndex(720, LEVELS)).toBe(1);
  expect(findLevelIndex(1080, LEVELS)).toBe(1);
  expect(findLevelIndex(480, LEVELS)).toBe(0);
  expect(findLevelIndex(144, LEVELS)).toBe(0);
  expect(selectHeight(144, [720, 360])).toBe(360);
});
