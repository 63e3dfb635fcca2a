import { BRAND_FONT_RANGE, UNICODE_RANGE } from '../../src/shared/type/font-descriptors';
import { isInRange } from './unicode-range';

const CHARACTERS = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code));

/** Returns the characters of all these ranges, sorted; one that is in two of them is there twice. */
const charactersOf = (...ranges: readonly string[]): string[] =>
  ranges.flatMap((range) => CHARACTERS.filter(isInRange(range))).sort();

test('reads single characters and ranges', () => {
  const belongs = isInRange('U+0041-0043, U+00A0');
  expect(['@', 'A', 'B', 'C', 'D', '\u00A0'].map(belongs)).toEqual([false, true, true, true, false, true]);
});

test('the files of the Latin font share its characters: each has one file', () => {
  const { latin, latinMore } = BRAND_FONT_RANGE;
  expect(charactersOf(latin, latinMore)).toEqual(charactersOf(UNICODE_RANGE.latin));
});
