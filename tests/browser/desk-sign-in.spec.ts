import { CMS_URL } from './support/desk-session';
import { createDeskUser } from './support/desk-user';
import { expect, test } from './support/test';
import { waitForMail } from './support/wait-for-mail';

const SAID = {
  en: {
    direction: 'ltr',
    title: 'Sahra’s desk',
    email: 'Email',
    send: 'Send Email',
    change: 'Change password',
    other: 'العربية',
  },
  ar: {
    direction: 'rtl',
    title: 'مكتب سهرة',
    email: 'البريد الإلكتروني',
    send: 'إرسال الرابط',
    change: 'تغيير كلمة المرور',
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

test('an editor who forgot the password chooses another one by the address in a mail', async ({
  page,
  playwright,
  lang,
}) => {
  const { email, send, change } = SAID[lang];
  const editor = await createDeskUser(playwright, `sahra-editor-${lang}`, lang);
  await page.goto(`${CMS_URL}/admin/auth/forgot-password`);
  // As it comes from a chat in Arabic.
  await page.getByLabel(email).fill(`\u200F${editor.email}\u200E`);
  await page.getByRole('button', { name: send }).click();
  await expect(page).toHaveURL(/forgot-password-success/);

  const address = await waitForMail(page.request, editor.email, /(http\S+reset-password\S+)/);
  await page.goto(address);
  for (const name of ['password', 'confirmPassword'])
    await page.locator(`input[name="${name}"]`).fill('Another-password-of-the-desk-2');
  await page.getByRole('button', { name: change }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await editor.leave();
});
