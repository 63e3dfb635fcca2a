/** @jest-environment node */
import { shortAddress, shortCodeOf } from './short-address';

test('an address names the short by its code, in any case', () => {
  expect(shortAddress('x3uk4p6c')).toBe('/shorts?c=x3uk4p6c');
  expect(shortCodeOf('?c=X3UK4P6C&utm_source=mail')).toBe('x3uk4p6c');
});

test('what cannot be a code is none', () => {
  for (const search of ['', '?c=', '?c=../x', '?c=<b>', `?c=${'a'.repeat(200)}`, '?d=x3uk4p6c'])
    expect([search, shortCodeOf(search)]).toEqual([search, null]);
});
