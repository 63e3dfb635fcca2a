import { NOTIFICATION_COOKIES } from '@sahra/schemas/constants';

import { label } from './support/interface-text';
import { expect, test } from './support/test';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test.use({ promotions: true });

test.describe('on a phone', () => {
  test.use({ userAgent: IPHONE, viewport: { width: 390, height: 780 } });

  test('the app banner leads to the store, and stays closed in both languages', async ({ page, lang }) => {
    await page.goto(`/${lang}/faq`);
    const app = page.locator('a[href^="https://apps.apple.com/"]');
    await expect(app).toBeVisible();
    await page
      .getByRole('complementary')
      .filter({ has: app })
      .getByRole('button', { name: label(lang, 'dialog.close') })
      .click();
    await expect(app).toHaveCount(0);
    const [cookie] = (await page.context().cookies()).filter(
      ({ name }) => name === NOTIFICATION_COOKIES.smartBanner,
    );
    expect(cookie).toMatchObject({ value: 'false', path: '/', sameSite: 'Lax' });
    // The banner's script would load with the page; neither it nor its data is asked for again.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/${lang === 'en' ? 'ar' : 'en'}/faq`);
    await page.waitForLoadState('load');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(app).toHaveCount(0);
    expect(asked.filter((url) => url.includes('operationName=SmartBanner'))).toEqual([]);
  });
});

test('a promotion opens after reading, keeps the focus, and once closed does not come back', async ({
  page,
  prefix,
}) => {
  await page.goto(prefix);
  const dialog = page.getByRole('dialog');
  // Its script comes when the page is idle, so a scroll before that is not seen.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(dialog).toBeVisible({ timeout: 4000 });
  }).toPass();
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', `${prefix}/subscribe`);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  // Between its last and its first control, a modal dialog gives the focus to the browser: then nothing on the page has it.
  const isInside = await dialog.evaluate(
    (element) => document.activeElement === document.body || element.contains(document.activeElement),
  );
  expect(isInside).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const kept = (await page.context().cookies()).find(({ name }) => name === NOTIFICATION_COOKIES.mainPopup);
  expect(kept?.value).toBe('false');
});
