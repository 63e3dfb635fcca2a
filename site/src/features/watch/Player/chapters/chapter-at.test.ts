/** @jest-environment node */
import { chapterAt, chapterBeside } from './chapter-at';

const chapters = [10, 100, 200].map((startSeconds) => ({ startSeconds, title: `At ${startSeconds}` }));

test('a second belongs to the chapter that began last; before the first one to none', () => {
  expect([0, 10, 99.9, 100, 5000].map((second) => chapterAt(chapters, second)?.startSeconds)).toEqual([
    undefined,
    10,
    10,
    100,
    200,
  ]);
  expect(chapterAt([], 5)).toBeNull();
});

test('a step on leads to the next chapter, and from the last one nowhere', () => {
  expect([0, 10, 150, 200].map((second) => chapterBeside(chapters, second, 1)?.startSeconds)).toEqual([
    10,
    100,
    200,
    undefined,
  ]);
});

test('a step back leads to the beginning of this chapter, or right after it to the one before', () => {
  expect([5, 11, 101, 150].map((second) => chapterBeside(chapters, second, -1)?.startSeconds)).toEqual([
    undefined,
    10,
    10,
    100,
  ]);
});
