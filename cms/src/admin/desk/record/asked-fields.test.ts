import { proposedSlug } from './asked-fields';

test.each([
  ['The Last Tram', 'the-last-tram'],
  ['  Café Zahra’s — 2nd year! ', 'cafe-zahras-2nd-year'],
  ['الترام الأخير', ''],
  ['الترام 13', '13'],
  [undefined, ''],
])('the title %j proposes the address %j', (title, slug) => {
  expect(proposedSlug(title)).toBe(slug);
});

test('a long title proposes no more than an address may hold, without a hyphen at its end', () => {
  expect(proposedSlug(`${'a'.repeat(63)} and more`)).toBe('a'.repeat(63));
});
