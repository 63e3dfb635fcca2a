import { localeOfHeaders } from './locale';

describe('language of a request by its headers', () => {
  it('prefers X-localization', () => {
    expect(localeOfHeaders('ar', 'en')).toBe('ar');
  });

  it('ignores a language we do not have', () => {
    expect(localeOfHeaders('fr', 'ar')).toBe('ar');
    expect(localeOfHeaders('fr', 'de')).toBe('en');
  });
});
