import { mannWhitney } from './mann-whitney';

const spread = (from: number, count = 100) => Array.from({ length: count }, (_, place) => from + place);

test('what is alike is not told apart', () => {
  const { advantage, deviations, toldApart } = mannWhitney(spread(100), spread(100));
  expect([advantage, deviations, toldApart]).toEqual([0.5, 0, false]);
  expect(mannWhitney(spread(100), spread(105)).toldApart).toBe(false);
});

test('the slower group is recognised, in either order', () => {
  expect(mannWhitney(spread(140), spread(100))).toMatchObject({ toldApart: true });
  expect(mannWhitney(spread(140), spread(100)).advantage).toBeGreaterThan(0.8);
  expect(mannWhitney(spread(100), spread(140)).advantage).toBeLessThan(0.2);
});

test('agrees with the table of Mann and Whitney', () => {
  // Pairs won by the first set: 1 wins none, 2 and 3 win one each, 5 wins two, so U = 4 of 8 pairs.
  expect(mannWhitney([1, 2, 3, 5], [1.5, 4]).advantage).toBe(4 / 8);
  // A tie counts half.
  expect(mannWhitney([2], [2]).advantage).toBe(0.5);
});
