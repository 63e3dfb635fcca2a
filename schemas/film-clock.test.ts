import { filmClock } from './film-clock';

test.each([
  [0, '00:00:00'],
  [59.9, '00:00:59'],
  [3723.5, '01:02:03'],
  [360_000, '100:00:00'],
])('%s seconds are written as %s', (seconds, written) => {
  expect(filmClock(seconds)).toBe(written);
});
