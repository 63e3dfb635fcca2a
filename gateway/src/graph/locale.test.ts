import { acceptedLocale, localeOfHeaders } from './locale';

describe('language of a request by its headers', () => {
  it.each([
    ['ar', 'ar'],
    ['ar-EG,en;q=0.8', 'ar'],
    ['en-US,ar;q=0.9', 'en'],
    ['en;q=0.5, ar;q=0.9', 'ar'],
    ['fr, ar;q=0.3', 'ar'],
    ['ar;q=0, en;q=0.1', 'en'],
    ['fr,de', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('Accept-Language %p means %p', (header, locale) => {
    expect(acceptedLocale(header)).toBe(locale);
  });

  it('prefers X-localization', () => {
    expect(localeOfHeaders('ar', 'en')).toBe('ar');
  });

  it('ignores a language we do not have', () => {
    expect(localeOfHeaders('fr', 'ar')).toBe('ar');
    expect(localeOfHeaders('fr', 'de')).toBe('en');
  });
});
