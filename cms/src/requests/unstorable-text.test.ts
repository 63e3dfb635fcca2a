import { findUnstorableText } from './unstorable-text';

test.each([
  ['a NUL', { title: 'a\0b' }, ['title']],
  ['half a surrogate pair', { rows: [{ title: 'ok' }, { title: '\ud83dx' }] }, ['rows', '1', 'title']],
  ['the other half', ['\udc00'], ['0']],
  ['a NUL in the name of a field', { 'ti\0tle': 1 }, ['ti\0tle']],
])('%s is found', (_what, value, path) => {
  expect(findUnstorableText(value)).toEqual({ path, reason: 'character' });
});

test('whole texts of any script are left alone', () => {
  const texts = ['😀', 'كأس الميناء', '한국', 'a\tb\r\n', '\u200f'];
  expect(findUnstorableText({ texts, none: null, count: 3, yes: true })).toBeNull();
});

test('values that are nested without end are refused, not followed', () => {
  const nested = JSON.parse('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)) as unknown;
  expect(findUnstorableText(nested)).toEqual({ path: ['a'], reason: 'depth' });
});
