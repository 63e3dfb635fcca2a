import { label } from './support/interface-text';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('every page with a form says that it needs scripts', async ({ page, prefix, lang }) => {
  for (const path of ['', '/auth/login', '/auth/register', '/contact-us', '/newsletter', '/subscribe']) {
    await page.goto(`${prefix}${path}`);
    await expect(page.getByRole('main').getByText(label(lang, 'form.scripts'))).toBeVisible();
  }
});
