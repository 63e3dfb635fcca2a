import { label } from './support/interface-text';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('every page with a form says that it needs scripts', async ({ page, prefix, lang }) => {
  for (const path of ['', '/auth/login', '/auth/register', '/contact-us', '/newsletter', '/subscribe']) {
    await page.goto(`${prefix}${path}`);
    // Playwright finds no text inside noscript: the element is asked for by itself.
    const note = page.getByRole('main').locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toHaveText(label(lang, 'form.scripts'));
  }
});
