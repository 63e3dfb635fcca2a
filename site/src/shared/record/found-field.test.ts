/** @jest-environment node */
import { foundField } from './found-field';

const source = { variable: 'slug', fields: ['channel', 'page'] };

test.each([
  ['the first of two', { channel: { slug: 'music' }, page: null }, 'channel'],
  ['the second of two', { channel: null, page: { slug: 'about' } }, 'page'],
  ['neither', { channel: null, page: null }, null],
  ['a page of another type', { channel: null, page: { __typename: 'HomePage' } }, null],
  ['no field at all', {}, null],
])('finds %s', (_what, data, expected) => {
  expect(foundField(source, data)).toBe(expected);
});
