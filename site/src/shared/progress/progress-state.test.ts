/** @jest-environment node */
import { minutesLeft, progressStateOf, watchedPart } from './progress-state';

const at = (positionSeconds: number, durationSeconds = 600) => ({ positionSeconds, durationSeconds });

test('a video is begun from 15 seconds on and finished after 95 percent', () => {
  expect([14, 15, 570, 571].map((second) => progressStateOf(at(second)))).toEqual([
    'NEW',
    'STARTED',
    'STARTED',
    'FINISHED',
  ]);
  expect(progressStateOf(at(10, 10))).toBe('FINISHED');
});

test('what is left is written in whole minutes, at least one', () => {
  expect([at(0), at(539), at(541), at(600)].map(minutesLeft)).toEqual([10, 2, 1, 1]);
  expect([at(150), at(700), at(0, 0)].map(watchedPart)).toEqual([0.25, 1, 1]);
});
