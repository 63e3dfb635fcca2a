import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { label } from './support/interface-text';
import {
  PLAYBACK_TIMEOUT,
  PLAYER,
  STREAMING_TEST_MS,
  pausedOf,
  startPaused,
  timeline,
} from './support/player';
import { expect, test } from './support/test';

/** Streams play in real time, and slower on a machine without a GPU. */
test.describe.configure({ timeout: STREAMING_TEST_MS });

test('the player has no accessibility fault while its controls and a menu are shown', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await startPaused(page, lang, `${prefix}/watch/${catalogue.free}`);
  await expect(timeline(page, lang)).toBeVisible();
  const faults = (): Promise<string[]> => findAccessibilityViolations(page, 'article');
  expect(await faults()).toEqual([]);
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'player.settings') })
    .click();
  expect(await faults()).toEqual([]);
});

test('the whole player works by keyboard: star, bar, menu and back', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.goto(`${prefix}/watch/${catalogue.free}`);
  const star = page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'watch.play') })
    .first();
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(PLAYER).getByRole('button', { name: label(lang, 'player.pause') })).toBeFocused(
    PLAYBACK_TIMEOUT,
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => pausedOf(page)).toBe(true);

  const names: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
    if (names.at(-1) === label(lang, 'player.settings')) break;
  }
  expect(names).toEqual(
    expect.arrayContaining([
      label(lang, 'player.back10'),
      label(lang, 'player.forward10'),
      label(lang, 'player.volume'),
      label(lang, 'watch.captions'),
      label(lang, 'player.settings'),
    ]),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.locator(PLAYER).getByRole('button', { name: label(lang, 'player.settings') }),
  ).toBeFocused();

  await page.keyboard.press('Shift+Slash');
  const sheet = page.getByRole('dialog', { name: label(lang, 'player.shortcuts') });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the bar is whole on a phone of 320 px, and what does not fit is in the settings', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startPaused(page, lang, `${prefix}/watch/${catalogue.free}`);
  const bar = await page.locator(PLAYER).boundingBox();
  if (!bar) throw new Error('the player is not shown');
  // Under the timeline, on which moments with comments are small.
  const buttons = await page.locator(`${PLAYER} [dir=ltr] > :last-child button`).all();
  const boxes = (await Promise.all(buttons.map((button) => button.boundingBox()))).filter(
    (box) => box !== null,
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const box of boxes) {
    expect(box.x).toBeGreaterThanOrEqual(bar.x);
    expect(box.x + box.width).toBeLessThanOrEqual(bar.x + bar.width + 0.5);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'player.settings') })
    .click();
  await expect(page.getByRole('group', { name: label(lang, 'watch.captions') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: label(lang, 'player.mute') })).toBeVisible();
});
