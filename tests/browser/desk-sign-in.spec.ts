import { CMS_URL } from './support/desk-session';
import { expect, test } from './support/test';

const SAID = {
  en: { direction: 'ltr', title: 'Sahra’s desk', email: 'Email', send: 'Send Email', other: 'العربية' },
  ar: {
    direction: 'rtl',
    title: 'مكتب سهرة',
    email: 'البريد الإلكتروني',
    send: 'إرسال الرابط',
    other: 'English',
  },
} as const;

test('before anybody has signed in, the desk speaks the language of the browser until another is chosen', async ({
  page,
  lang,
}) => {
  const { direction, title, email, send, other } = SAID[lang];
  const html = page.locator('html');
  await page.goto(`${CMS_URL}/admin/auth/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(html).toHaveAttribute('lang', lang);
  await expect(html).toHaveAttribute('dir', direction);

  await page.goto(`${CMS_URL}/admin/auth/forgot-password`);
  await expect(page.getByLabel(email)).toBeVisible();
  await expect(page.getByRole('button', { name: send })).toBeVisible();

  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: other }).click();
  await expect(html).not.toHaveAttribute('lang', lang);
  await page.goto(`${CMS_URL}/admin/auth/login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAID[lang === 'ar' ? 'en' : 'ar'].title);
  await expect(html).not.toHaveAttribute('dir', direction);
});
