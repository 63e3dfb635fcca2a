import { formatCueTime } from './format-cue-time';

test.each([
  [0, '00:00:00.000'],
  [62.5, '00:01:02.500'],
  [3661.0004, '01:01:01.000'],
  [59.9996, '00:01:00.000'],
])('second %d is %s', (seconds, written) => expect(formatCueTime(seconds)).toBe(written));
