import type { Page } from '@playwright/test';

import { label, message } from './support/interface-text';
import { logIn } from './support/log-in';
import { menuTitle } from './support/menu-title';
import { waitForHydration } from './support/wait-for-hydration';
import { expect, test } from './support/test';
import { SEEDED_PASSWORD, SEEDED_VIEWERS } from './support/viewer';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

/** Presses Tab until `name` has the focus; throws after 20 presses. */
const tabTo = async (page: Page, role: 'link' | 'button', name: string): Promise<void> => {
  const goal = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
};

test('the header is walked by keys alone: skip link, brand, navigation, language, the ways in', async ({
  page,
  prefix,
  lang,
}) => {
  await page.setViewportSize(DESK);
  await page.goto(`${prefix}/faq`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: label(lang, 'skip.toContent') })).toBeFocused();
  await tabTo(page, 'link', await menuTitle(lang, '/home'));
  await tabTo(page, 'button', await menuTitle(lang, 'more'));
  await tabTo(page, 'link', label(lang, 'language.other'));
  await tabTo(page, 'link', label(lang, 'auth.login'));
});

test.describe(() => {
  test.skip(({ lang }) => lang !== 'en', 'Depends on neither language nor direction.');

  test('the skip link leads past the header', async ({ page, prefix }) => {
    await page.goto(`${prefix}/faq`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('the header stands over a hero and becomes solid when the page is scrolled', async ({
    page,
    prefix,
  }) => {
    await page.setViewportSize(DESK);
    await page.goto(prefix);
    const header = page.getByRole('banner');
    const hero = page.locator('[data-hero]').first();
    expect((await hero.boundingBox())?.y).toBe(0);
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await page.mouse.wheel(0, 600);
    await expect(header).toHaveAttribute('data-scrolled', 'true');
  });
});

test('the mega-menu opens, is walked with arrows and closed with Escape', async ({ page, prefix, lang }) => {
  await page.setViewportSize(DESK);
  await page.goto(`${prefix}/faq`);
  const more = page.getByRole('button', { name: await menuTitle(lang, 'more') });
  await waitForHydration(more);
  await more.focus();
  await page.keyboard.press('Enter');
  const channels = page.getByRole('navigation', { name: label(lang, 'nav.main') }).locator('ul ul a');
  await expect(channels.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(channels.nth(0)).toBeFocused();
  // The arrow follows the reading direction: left in Arabic.
  await page.keyboard.press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(channels.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(channels.nth(6)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(channels.first()).toBeHidden();
});

test.describe(() => {
  test.skip(({ lang }) => lang !== 'ar', 'Depends on neither language nor direction.');

  test('the mega-menu has five columns on a wide screen, three on a narrower one', async ({
    page,
    prefix,
    lang,
  }) => {
    const columns = async (width: number): Promise<number> => {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .getByRole('navigation', { name: label(lang, 'nav.main') })
        .locator('ul ul a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    };
    await page.setViewportSize(DESK);
    await page.goto(`${prefix}/faq`);
    const more = page.getByRole('button', { name: await menuTitle(lang, 'more') });
    await waitForHydration(more);
    await more.click();
    await expect(page.getByRole('navigation').locator('ul ul a').first()).toBeVisible();
    await expect.poll(() => columns(1440)).toBe(5);
    await expect.poll(() => columns(1100)).toBe(3);
  });

  test('on a phone a message stands over the header and covers nothing else', async ({ page, lang }) => {
    await page.setViewportSize(PHONE);
    await logIn(page, lang, SEEDED_VIEWERS.free, SEEDED_PASSWORD);
    const toast = page
      .getByRole('status')
      .filter({ hasText: message(lang, 'LOGIN_SUCCESS') })
      .getByText(message(lang, 'LOGIN_SUCCESS'));
    await expect(toast).toBeVisible();
    // The page after the login may just be taking the place of the form, and its header with it.
    const below = async (): Promise<number> => {
      const lowest = await toast.evaluate((text) => text.parentElement?.getBoundingClientRect().bottom ?? 0);
      const header = await page.getByRole('banner').boundingBox();
      return header ? lowest - (header.y + header.height) : Infinity;
    };
    await expect.poll(below).toBeLessThanOrEqual(0);
  });
});

test('the mobile menu keeps the focus, leaves the page where it is, and gives the focus back', async ({
  page,
  prefix,
  lang,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${prefix}/faq`);
  const opener = page.getByRole('button', { name: label(lang, 'nav.openMenu') });
  await waitForHydration(opener);
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: label(lang, 'nav.mobile') });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: label(lang, 'auth.login') })).toBeVisible();

  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const inPage = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest('dialog') === null;
    });
    expect(inPage).toBe(false);
  }
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});
