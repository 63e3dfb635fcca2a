import { LOCALE_COOKIE } from '@sahra/schemas/constants';

import { expect, test } from './support/test';

test.use({ savesData: true });

for (const path of ['/nope', '/a/b/c'])
  test(`acceptance 10: on the error page of ${path} the switch keeps path, query and hash`, async ({
    page,
    prefix,
    lang,
  }) => {
    const other = lang === 'en' ? 'ar' : 'en';
    await page.goto(`${prefix}${path}?t=10&u=%D8%A3#end`);
    const link = page.locator('a[data-language-switch]').first();
    await expect(link).toHaveAttribute('href', `/${other}${path}?t=10&u=%D8%A3`);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${other}${path}\\?t=10&u=%D8%A3#end$`));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });

test('acceptance 10: the switch keeps path, query and hash, and is remembered', async ({
  page,
  prefix,
  lang,
  context,
  complaints,
}) => {
  const other = lang === 'en' ? 'ar' : 'en';
  await page.goto(`${prefix}/faq?t=10&u=%D8%A3#questions`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: lang === 'en' ? 'العربية' : 'English' })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/${other}/faq\\?t=10&u=%D8%A3#questions$`));
  await expect(page.locator('html')).toHaveAttribute('dir', other === 'ar' ? 'rtl' : 'ltr');

  const cookie = (await context.cookies()).find(({ name }) => name === LOCALE_COOKIE.name);
  expect(cookie?.value).toBe(other);
  expect(cookie?.sameSite).toBe('Lax');
  expect(cookie?.path).toBe('/');
  expect(cookie?.httpOnly).toBe(false);
  const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifetime - LOCALE_COOKIE.maxAgeSeconds)).toBeLessThan(60);

  await page.goto('/shows');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  expect(complaints).toEqual([]);
});

test.describe(() => {
  test.skip(({ lang }) => lang !== 'en', 'Depends on neither language nor direction.');

  test('a visit to a prefixed address leaves the remembered language alone', async ({
    page,
    context,
    prefix,
    baseURL,
  }) => {
    const other = prefix === '/en' ? 'ar' : 'en';
    await context.addCookies([{ name: LOCALE_COOKIE.name, value: other, url: baseURL ?? '' }]);
    await page.goto(`${prefix}/faq`);
    await page.waitForLoadState('networkidle');
    const cookie = (await context.cookies()).find(({ name }) => name === LOCALE_COOKIE.name);
    expect(cookie?.value).toBe(other);
  });
});

test.describe(() => {
  test.skip(({ lang }) => lang !== 'ar', 'Depends on neither language nor direction.');

  test('the back button leaves the site after a negotiated visit', async ({ page, lang }) => {
    await page.goto('about:blank');
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test('the switch keeps query and hash before the scripts have arrived', async ({ page, prefix, lang }) => {
    const other = lang === 'en' ? 'ar' : 'en';
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${prefix}/faq?t=10#questions`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: lang === 'en' ? 'العربية' : 'English' })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/${other}/faq\\?t=10#questions$`));
  });
});
