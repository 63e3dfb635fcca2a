import { eveningOf } from './evening';

const at = (day: number, hour: number, minute = 0): Date => new Date(2026, 10, day, hour, minute);

test.each([
  ['by day the coming evening', at(21, 11), at(21, 18), at(22, 5)],
  ['in the evening this one', at(21, 20, 30), at(21, 18), at(22, 5)],
  ['after midnight still the one before', at(22, 1), at(21, 18), at(22, 5)],
  ['at dawn the next', at(22, 5), at(22, 18), at(23, 5)],
])('%s', (_, now, from, to) => {
  expect(eveningOf(now)).toEqual({ from, to });
});
