/** @jest-environment node */
import { BoundedMap } from './bounded-map';

it('forgets the entry that was used longest ago', () => {
  const map = new BoundedMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});
