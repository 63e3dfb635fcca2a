/** @jest-environment node */
import { LOCALES } from '@sahra/schemas/constants';
import fc from 'fast-check';

import { swapLocale } from './swap-locale';

const segment = fc
  .string({
    minLength: 1,
    maxLength: 8,
    unit: fc.constantFrom('a', 'b', 'z', '0', '-', '_', '.', '~', '%', 'أ'),
  })
  .filter((text) => text !== 'en' && text !== 'ar');
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
const tail = fc
  .tuple(fc.constantFrom('', '?', '?t=10&u=%D8%A3'), fc.constantFrom('', '#', '#comments', '#a?b/en/c'))
  .map((parts) => parts.join(''));
const locale = fc.constantFrom(...LOCALES);
const form = (prefix: string, bare: string): string => (prefix && bare === '/' ? prefix : prefix + bare);

test('every form of an address swaps to the prefixed one, with query and hash untouched', () => {
  fc.assert(
    fc.property(path, tail, fc.constantFrom('', '/en', '/ar'), locale, (bare, rest, prefix, to) => {
      expect(swapLocale(form(prefix, bare) + rest, to)).toBe(form(`/${to}`, bare) + rest);
    }),
  );
});

test('swapping there and back gives the prefixed address again', () => {
  fc.assert(
    fc.property(path, tail, (bare, rest) => {
      const english = form('/en', bare) + rest;
      expect(swapLocale(swapLocale(english, 'ar'), 'en')).toBe(english);
    }),
  );
});

test('a first segment that only begins like a language is not a prefix', () => {
  expect(swapLocale('/entertainment?x=1', 'ar')).toBe('/ar/entertainment?x=1');
  expect(swapLocale('/arabic', 'en')).toBe('/en/arabic');
});
