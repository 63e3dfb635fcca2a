import { LOCALE_COOKIE } from '@sahra/schemas/constants';

import { expect, test } from '../browser/support/test';

const COOKIES = [null, 'en', 'ar', 'xx'] as const;
const LANGUAGES = {
  none: '',
  en: 'en-GB,en;q=0.9',
  ar: 'ar-EG,ar;q=0.9,en;q=0.5',
  'ar after fr': 'fr,ar;q=0.8',
  fr: 'fr',
} as const;
const PATHS = ['/', '/faq', '/shows?x=1'] as const;

/**
 * Returns the expected locale: a supported cookie first, then the browser's first supported language, then English.
 */
const expected = (cookie: (typeof COOKIES)[number], language: keyof typeof LANGUAGES): 'en' | 'ar' => {
  if (cookie === 'en' || cookie === 'ar') return cookie;
  return language.startsWith('ar') ? 'ar' : 'en';
};

for (const cookie of COOKIES) {
  for (const [name, language] of Object.entries(LANGUAGES)) {
    test(`cookie ${cookie ?? 'none'}, browser ${name}`, async ({ playwright, baseURL }) => {
      const context = await playwright.request.newContext({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: {
          'accept-language': language,
          ...(cookie ? { cookie: `${LOCALE_COOKIE.name}=${cookie}` } : {}),
        },
      });
      const wanted = expected(cookie, name as keyof typeof LANGUAGES);
      for (const path of PATHS) {
        const response = await context.get(path, { maxRedirects: 0 });
        expect(response.headers()['vary']?.toLowerCase()).toContain('cookie');
        expect(response.headers()['vary']?.toLowerCase()).toContain('accept-language');
        if (wanted === 'en') {
          expect(response.status()).toBe(200);
          expect(await response.text()).toMatch(/<html[^>]*lang="en"/);
          continue;
        }
        expect(response.status()).toBe(302);
        const target = response.headers()['location'] ?? '';
        expect(target.replace(/^https?:\/\/[^/]+/, '')).toBe(path === '/' ? '/ar' : `/ar${path}`);
        const followed = await context.get(target, { maxRedirects: 0 });
        expect(followed.status()).toBe(200);
        expect(await followed.text()).toMatch(/<html[^>]*lang="ar"/);
      }
      for (const form of ['en', 'ar'] as const) {
        const response = await context.get(`/${form}/faq`, { maxRedirects: 0 });
        expect(response.status()).toBe(200);
        expect(await response.text()).toMatch(new RegExp(`<html[^>]*lang="${form}"`));
        expect(response.headers()['set-cookie'] ?? '').not.toContain(LOCALE_COOKIE.name);
      }
      await context.dispose();
    });
  }
}
