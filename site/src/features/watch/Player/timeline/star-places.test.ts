/** @jest-environment node */
import { starPlaces } from './star-places';

const at = (positionSeconds: number, commentCount = 1) => ({ positionSeconds, commentCount });

test('near seconds are one star, at the second that most speak about', () => {
  expect(starPlaces([at(10), at(12, 3), at(300), at(600)], 600, 280)).toEqual([
    { second: 12, count: 4 },
    { second: 300, count: 1 },
    { second: 600, count: 1 },
  ]);
});

test('a wider timeline has more stars; a second after the end has none', () => {
  expect(starPlaces([at(10), at(70), at(700)], 600, 280)).toHaveLength(2);
  expect(starPlaces([at(10), at(40)], 600, 280)).toHaveLength(1);
  expect(starPlaces([at(10), at(40)], 600, 1120)).toHaveLength(2);
});
