/** @jest-environment ./src/admin/testing/browser-environment.mjs */
import { chooseFirstLanguage, firstLanguage } from './first-language';

test.each([
  ['an Arabic browser', null, '', ['ar-EG', 'en'], 'ar'],
  ['an Arabic browser in capitals', null, '', ['AR'], 'ar'],
  ['an English browser', null, '', ['en-GB', 'ar'], 'en'],
  ['a French browser of somebody who reads Arabic', null, '', ['fr-MA', 'ar-MA', 'en'], 'ar'],
  ['a browser of neither', null, '', ['fr', 'ary-MA'], 'en'],
  ['a browser without languages', null, '', [], 'en'],
  ['a choice of English in an Arabic browser', 'en', '', ['ar'], 'en'],
  ['a choice of Arabic in an English browser', 'ar', '?lang=en', ['en'], 'ar'],
  ['a stored language that the desk has not', 'fr', '', ['ar'], 'ar'],
  ['an Arabic invitation in an English browser', null, '?registrationToken=x&lang=ar', ['en'], 'ar'],
  ['a changed invitation', null, '?lang=<b>', ['ar'], 'ar'],
] as const)('%s', (_name, stored, search, languages, locale) => {
  expect(firstLanguage(stored, search, languages)).toBe(locale);
});

test('is kept where Strapi reads it', () => {
  localStorage.clear();
  const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr']);
  expect(chooseFirstLanguage()).toBe('en');
  expect(localStorage).toHaveLength(0);
  languages.mockReturnValue(['ar-AE', 'en']);
  expect(chooseFirstLanguage()).toBe('ar');
  expect(localStorage.getItem('strapi-admin-language')).toBe('ar');
});
