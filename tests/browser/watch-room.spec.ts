import type { Page } from '@playwright/test';

import { findTextBeyondEdges } from './support/find-text-beyond-edges';
import { label } from './support/interface-text';
import { PLAYER, STREAMING_TEST_MS, startPaused } from './support/player';
import { expect, test } from './support/test';

/** Streams play in real time, and slower on a machine without a GPU. */
test.describe.configure({ timeout: STREAMING_TEST_MS });

/** Returns the items of the open menu that cannot be pressed, also when the menu is scrolled to them. */
const itemsOutOfReach = (page: Page): Promise<(string | null)[]> =>
  page.getByRole('menu').evaluate((menu) =>
    [...menu.querySelectorAll('[role^=menuitem]')]
      .filter((item) => {
        const { top, height } = item.getBoundingClientRect();
        const view = menu.getBoundingClientRect();
        menu.scrollTop += top - view.top - (view.height - height) / 2;
        const { x, y, width } = item.getBoundingClientRect();
        return !item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((item) => item.textContent),
  );

const expectSettingsInReach = async (page: Page, lang: 'en' | 'ar'): Promise<void> => {
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'player.settings') })
    .click();
  await expect(page.getByRole('menuitem', { name: label(lang, 'player.transcript') })).toHaveCount(1);
  await expect.poll(() => itemsOutOfReach(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
};

/** Whether the current time, in the bar, has too little room; the length beside it may be hidden. */
const isTimeCut = (page: Page): Promise<boolean> =>
  page
    .locator(PLAYER)
    .getByText(/^[\d:]+ \/ [\d:]+$/)
    .evaluate((time) => {
      const range = document.createRange();
      range.selectNodeContents(time.firstChild ?? time);
      return range.getBoundingClientRect().right > time.getBoundingClientRect().right;
    });

test('on a phone held sideways, and with text at 200 %, nothing of the watch page is out of reach', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.setViewportSize({ width: 800, height: 360 });
  await startPaused(page, lang, `${prefix}/watch/${catalogue.chaptered.code}`);
  for (const size of [
    { width: 800, height: 360 },
    { width: 640, height: 320 },
  ]) {
    await page.setViewportSize(size);
    await expectSettingsInReach(page, lang);
    await expect.poll(() => findTextBeyondEdges(page)).toEqual([]);
  }

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await expectSettingsInReach(page, lang);
    await expect.poll(() => isTimeCut(page)).toBe(false);
    await page.locator('#comments').scrollIntoViewIfNeeded();
    await expect(page.getByText(label(lang, 'comments.guest'))).toBeVisible();
    await expect.poll(() => findTextBeyondEdges(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});
