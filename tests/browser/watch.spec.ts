import { label, message } from './support/interface-text';
import {
  PLAYBACK_TIMEOUT,
  STREAMING_TEST_MS,
  timeOf,
  pausedOf,
  startPlayback,
  playToEnd,
  clickPlay,
} from './support/player';
import { waitForHydration } from './support/wait-for-hydration';
import { expect, test } from './support/test';

/** Streams play in real time, and slower on a machine without a GPU. */
test.describe.configure({ timeout: STREAMING_TEST_MS });

test('acceptance 68: at the end the next video is offered; cancelled, it does not come and this one can be seen again', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const path = `${prefix}/watch/${catalogue.free}`;
  await startPlayback(page, lang, path);
  await playToEnd(page);
  const cancel = page.getByRole('button', { name: label(lang, 'player.cancel') });
  await expect(page.getByRole('button', { name: label(lang, 'player.playNow') })).toBeFocused(
    PLAYBACK_TIMEOUT,
  );
  await cancel.click();
  const again = page.getByRole('button', { name: label(lang, 'player.replay') });
  await expect(again).toBeFocused();
  await again.click();
  await expect.poll(() => pausedOf(page)).toBe(false);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('the next video comes when asked, and plays', async ({ page, lang, prefix, catalogue }) => {
  const path = `${prefix}/watch/${catalogue.free}`;
  await startPlayback(page, lang, path);
  await playToEnd(page);
  await page.getByRole('button', { name: label(lang, 'player.playNow') }).click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
});

test('acceptance 68: the share popup copies the link in the chosen language', async ({
  page,
  lang,
  prefix,
  catalogue,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${prefix}/watch/${catalogue.free}`);
  const share = page.getByRole('button', { name: label(lang, 'watch.share') });
  await waitForHydration(share);
  await share.click();
  const dialog = page.getByRole('dialog', { name: label(lang, 'share.title') });
  await dialog.getByText(label(lang, 'share.arabic')).click();
  await dialog.getByRole('button', { name: label(lang, 'share.copy') }).click();
  await expect(page.getByText(message(lang, 'LINK_COPIED'), { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/ar/watch/${catalogue.free}`);
  await expect(dialog).toBeHidden();
});

test('an address says at which second to begin', async ({ page, lang, prefix, catalogue }) => {
  await page.goto(`${prefix}/watch/${catalogue.chaptered.code}?t=12`);
  await clickPlay(page, lang);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(12);
});

test('an event on air says that it is, and what has not begun counts down', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.goto(`${prefix}/watch/${catalogue.upcoming}`);
  await expect(page.getByText(label(lang, 'watch.notStarted'))).toBeVisible();
  const clock = page.getByText(/^\d\d:\d\d:\d\d$/);
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');

  await page.goto(`${prefix}/watch/${catalogue.onAir}`);
  await expect(page.getByText(message(lang, 'SIGNUP_REQUIRED'))).toBeVisible();
});

test('on a phone the keyboard goes through the tabs, and a link to the comments opens theirs', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${prefix}/watch/${catalogue.episode}`);
  const comments = page.getByRole('tab', { name: label(lang, 'comments.title') });
  await comments.press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect(page.getByRole('tab', { selected: true })).toContainText(label(lang, 'show.episodes'));
  await expect(page.getByRole('tabpanel').getByText(label(lang, 'watch.playingNow'))).toBeVisible();
  await expect(page).toHaveURL(/\?tab=episodes$/);
  await page.goto(`${prefix}/watch/${catalogue.episode}?tab=details#comments`);
  await expect(comments).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#comments')).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(comments).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: label(lang, 'watch.thisSeason') })).toBeVisible();
});

test('on a phone, an event that is over is shown within its picture, so that nothing under it moves', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${prefix}/watch/${catalogue.ended}`);
  // Measured in the frame in which the message appears, because the next video starts ten seconds later.
  const stage = await page.waitForFunction(
    (cancel) => {
      const told = [...document.querySelectorAll('article button')].find(
        ({ textContent }) => textContent === cancel,
      );
      const box = told?.closest('article')?.querySelector('picture')?.parentElement?.getBoundingClientRect();
      return box && { width: box.width, height: box.height };
    },
    label(lang, 'player.cancel'),
    PLAYBACK_TIMEOUT,
  );
  const { width, height } = (await stage.jsonValue()) ?? { width: 0, height: 0 };
  expect(width).toBe(360);
  expect(height).toBeLessThanOrEqual((width * 9) / 16 + 1);
});
