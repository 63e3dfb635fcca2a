import { label, message } from './support/interface-text';
import { expect, test } from './support/test';
import { waitForHydration } from './support/wait-for-hydration';

test('a message survives a reload, and is sent', async ({ page, lang, prefix }) => {
  const write = lang === 'en' ? 'Where is the schedule of today?' : 'أين جدول اليوم من فضلكم؟';
  const content = page.getByRole('textbox', { name: label(lang, 'contact-us.content') });
  await page.goto(`${prefix}/contact-us`);
  await waitForHydration(content);
  await page.getByLabel(label(lang, 'field.name')).fill(lang === 'en' ? 'Salma Rahal' : 'سلمى رحّال');
  await page.getByLabel(label(lang, 'field.email')).fill('salma@sahra.example');
  await content.fill(write);
  await page.reload();
  await expect(content).toHaveValue(write);
  await page.getByRole('button', { name: label(lang, 'contact-us.send') }).click();
  await expect(page.getByRole('status').filter({ hasText: message(lang, 'MESSAGE_SENT') })).toBeFocused();
});

test('the contents follow the reader of the terms, and paper gets the text alone', async ({
  page,
  prefix,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${prefix}/terms-and-conditions`);
  const links = page.locator('nav ol a[href^="#"]:visible');
  await waitForHydration(links.first());
  await links.nth(4).click();
  await expect(links.nth(4)).toHaveAttribute('aria-current', 'location');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer')).toBeHidden();
  await expect(links.first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});
