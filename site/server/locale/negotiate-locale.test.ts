/** @jest-environment node */
import { acceptedLocale, negotiateLocale } from './negotiate-locale';

describe('acceptedLocale', () => {
  it.each([
    ['ar-EG,en;q=0.8', 'ar'],
    ['en-GB,ar;q=0.9', 'en'],
    ['fr,ar;q=0.3,en;q=0.7', 'en'],
    ['fr-FR, AR-ae', 'ar'],
    ['ar;q=0,en;q=0.1', 'en'],
    ['en;q=0.5, ar;q=0.5', 'en'],
    ['arc, arz', undefined],
    ['fr', undefined],
    ['*', undefined],
    ['', undefined],
    [';;;q=,', undefined],
    [undefined, undefined],
  ])('reads %p as %p', (header, locale) => {
    expect(acceptedLocale(header)).toBe(locale);
  });
});

describe('negotiateLocale', () => {
  it('asks the cookie first, then the browser, then takes English', () => {
    expect(negotiateLocale('ar', 'en')).toEqual({ locale: 'ar', source: 'cookie' });
    expect(negotiateLocale('xx', 'ar')).toEqual({ locale: 'ar', source: 'browser' });
    expect(negotiateLocale(undefined, 'fr')).toEqual({ locale: 'en', source: 'default' });
  });
});
