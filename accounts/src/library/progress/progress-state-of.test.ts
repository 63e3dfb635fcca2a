import { progressStateOf } from './progress-state-of';

test.each([
  [0, 1800, 'new'],
  [14, 1800, 'new'],
  [15, 1800, 'started'],
  [1710, 1800, 'started'],
  [1711, 1800, 'finished'],
  [1800, 1800, 'finished'],
  [9, 10, 'new'],
  [10, 10, 'finished'],
])('%i of %i seconds are %s', (position, duration, state) => {
  expect(progressStateOf({ position, duration })).toBe(state);
});
