/** @jest-environment node */
import { negotiateLocale } from './negotiate-locale';

describe('negotiateLocale', () => {
  it('asks the cookie first, then the browser, then takes English', () => {
    expect(negotiateLocale('ar', 'en')).toEqual({ locale: 'ar', source: 'cookie' });
    expect(negotiateLocale('xx', 'ar')).toEqual({ locale: 'ar', source: 'browser' });
    expect(negotiateLocale(undefined, 'fr')).toEqual({ locale: 'en', source: 'default' });
  });
});
