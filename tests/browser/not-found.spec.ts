import { findRawKeys } from './support/find-raw-keys';
import { label } from './support/interface-text';
import { expect, test } from './support/test';

const TEXT = {
  en: {
    heading: 'Oops!',
    gone: 'The page you are looking for no longer exists.',
    popcorn: "Here's some popcorn to enjoy while watching top sports and shows.",
    home: 'Back to Home',
  },
  ar: {
    heading: /\p{Script=Arabic}/u,
    gone: /\p{Script=Arabic}/u,
    popcorn: /\p{Script=Arabic}/u,
    home: /\p{Script=Arabic}/u,
  },
} as const;

/**
 * Capitals: a route matched, but its record is unknown. Small letters: no route matched. One of each in both languages.
 */
const ERRORS = [
  { path: '/nope', error: 'Page Not Found: ' },
  { path: '/watch/nosuchcode', error: 'Page Not Found: ', only: 'en' },
  { path: '/shows/no-such-show', error: 'Page Not Found: ', only: 'ar' },
  { path: '/nope/nope', error: 'Page not found: ' },
  { path: '/a/b/c/d', error: 'Page not found: ', only: 'en' },
];

for (const { path, error, only } of ERRORS)
  test.describe(() => {
    test.skip(
      ({ lang }) => only !== undefined && lang !== only,
      'The page is the same as in the other language.',
    );

    test(`${path} is a real 404 in the language of its prefix`, async ({ page, prefix, lang }) => {
      const response = await page.goto(`${prefix}${path}`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXT[lang].heading);
      const main = page.getByRole('main');
      await expect(main.getByText(TEXT[lang].gone).first()).toBeVisible();
      await expect(main.getByText(TEXT[lang].popcorn).first()).toBeVisible();
      await expect(page.locator('[data-error]')).toHaveText(`${error}${prefix}${path}`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      expect(await findRawKeys(page), 'keys instead of words').toEqual([]);
      // The page has no scripts: it leads a viewer to the account, and a guest to the login.
      const header = page.getByRole('banner');
      const account = header.getByRole('link', { name: label(lang, 'nav.yourAccount') });
      await expect(account).toHaveAttribute('href', `/${lang}/account`);

      await main.getByRole('link', { name: TEXT[lang].home }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/?(home)?$`));
    });
  });
