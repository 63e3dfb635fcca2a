import type { Locator, Page } from '@playwright/test';

import { NOTIFICATION_COOKIES } from '@sahra/schemas/constants';

import { findTextBeyondEdges } from './support/find-text-beyond-edges';
import { label } from './support/interface-text';
import { expect, test } from './support/test';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test.use({ promotions: true });

/** Scrolls until the promotion opens. Its script comes when the page is idle: a scroll before that is not seen. */
const readToPromotion = async (page: Page): Promise<Locator> => {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(dialog).toBeVisible({ timeout: 4000 });
  }).toPass();
  return dialog;
};

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

  test('with text at twice its size nothing of the app banner is cut off, nor covered by it for good', async ({
    page,
    prefix,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${prefix}/faq`);
    const banner = page
      .getByRole('complementary')
      .filter({ has: page.locator('a[href^="https://apps.apple.com/"]') });
    await expect(banner).toBeVisible();
    for (const size of ['100%', '130%', '200%']) {
      await page.evaluate((now) => document.documentElement.style.setProperty('font-size', now), size);
      expect.soft(await findTextBeyondEdges(page), size).toEqual([]);
      const cut = await banner.evaluate((shown) =>
        [shown, ...shown.querySelectorAll('p, a, button')]
          .filter(
            (one) =>
              one.scrollWidth > one.clientWidth + 1 ||
              // Arabic letters reach over their line, which alone cuts off nothing.
              (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'visible'),
          )
          .map((one) => one.textContent),
      );
      expect.soft(cut, size).toEqual([]);
      // The last line of the page can be scrolled above it.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const free = await page.evaluate(() => {
        const last = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
        const top = document.querySelector('aside[data-surface="paper"]')?.getBoundingClientRect().top ?? 0;
        return top - last;
      });
      expect.soft(free, size).toBeGreaterThanOrEqual(0);
    }
  });

  test('with text at twice its size nothing of a promotion is cut off', async ({ page, prefix }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(prefix);
    const dialog = await readToPromotion(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await findTextBeyondEdges(page)).toEqual([]);
    const last = dialog.getByRole('button').or(dialog.getByRole('link')).last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('the app banner is over no button of the landing page, whatever its look', async ({
    page,
    context,
    baseURL,
    prefix,
    lang,
  }) => {
    // A promotion would lie over all of them.
    await context.addCookies([{ name: NOTIFICATION_COOKIES.mainPopup, value: 'false', url: baseURL ?? '' }]);
    await page.goto(prefix);
    await expect(page.locator('a[href^="https://apps.apple.com/"]')).toHaveCount(1);
    const main = page.getByRole('main');
    for (const button of [
      main.getByRole('link', { name: label(lang, 'plans.choose') }).first(),
      main.getByRole('link', { name: label(lang, 'landing.allQuestions') }),
      main.getByRole('button', { name: label(lang, 'newsletter.subscribe') }),
    ]) {
      await page.locator('#newsletter').scrollIntoViewIfNeeded();
      await expect(button).toBeAttached();
      await button.evaluate((element) => {
        element.scrollIntoView({ block: 'end', behavior: 'instant' });
        // To the very edge, where the banner is.
        const { bottom } = element.getBoundingClientRect();
        window.scrollBy({ top: bottom - window.innerHeight + 8, behavior: 'instant' });
      });
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return element.contains(found);
          }),
        )
        .toBe(true);
    }
  });
});

test('a promotion opens after reading, keeps the focus, and once closed does not come back', async ({
  page,
  prefix,
}) => {
  await page.goto(prefix);
  const dialog = await readToPromotion(page);
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
