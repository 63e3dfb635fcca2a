import { acceptedLocale } from './accepted-locale';

test.each([
  ['ar', 'ar'],
  ['ar-EG,en;q=0.8', 'ar'],
  ['en-GB,ar;q=0.9', 'en'],
  ['en-US,ar;q=0.9', 'en'],
  ['en;q=0.5, ar;q=0.9', 'ar'],
  ['en;q=0.5, ar;q=0.5', 'en'],
  ['fr, ar;q=0.3', 'ar'],
  ['fr,ar;q=0.3,en;q=0.7', 'en'],
  ['fr-FR, AR-ae', 'ar'],
  ['ar;q=0, en;q=0.1', 'en'],
  ['ar;q=0,en;q=0.1', 'en'],
  ['arc, arz', undefined],
  ['fr', undefined],
  ['fr,de', undefined],
  ['*', undefined],
  ['', undefined],
  [';;;q=,', undefined],
  [undefined, undefined],
])('Accept-Language %p means %p', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale);
});
