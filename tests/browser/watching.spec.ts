import { askGraph } from './support/graph';
import { label } from './support/interface-text';
import { readLayoutShifts, watchLayoutShift } from './support/layout-shift';
import { logIn } from './support/log-in';
import {
  clickPlay,
  pausedOf,
  PLAYBACK_TIMEOUT,
  PLAYER,
  startPlayback,
  STREAMING_TEST_MS,
  timeline,
  timeOf,
} from './support/player';
import { expect, test } from './support/test';
import { SEEDED_PASSWORD, SEEDED_VIEWERS, signIn } from './support/viewer';
import type { Page } from '@playwright/test';

/** Streams play in real time, and slower on a machine without a GPU. */
test.describe.configure({ timeout: STREAMING_TEST_MS });

/** Second that is far enough to continue from, and far from the end of a film of minutes. */
const FAR_ENOUGH = 16;
const GUEST_KEY = 'sahra.watched';
/** Most that a page may move while it loads and is read. */
const SHIFT_MAX = 0.01;

const keptByGuest = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), GUEST_KEY);

/** Plays on from a far second, so that a position is kept, and pauses. */
const watchOn = async (page: Page): Promise<number> => {
  await page.locator('video').evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, FAR_ENOUGH);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(FAR_ENOUGH + 0.5);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await expect.poll(() => pausedOf(page)).toBe(true);
  return timeOf(page);
};

test('after a reload a guest goes on where they stopped, or from the start, or where the address says', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const address = `${prefix}/watch/${catalogue.episode}`;
  await startPlayback(page, lang, address);
  const stopped = await watchOn(page);
  await expect.poll(() => keptByGuest(page)).toContain(catalogue.episode);
  await page.reload();
  await clickPlay(page, lang);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(Math.floor(stopped));
  const restart = page.locator(PLAYER).getByRole('button', { name: label(lang, 'player.fromStart') });
  // It stays while it has the focus, and gives its place to the picture of the second that is pointed at.
  await restart.focus();
  await timeline(page, lang).hover();
  await expect(restart.locator('..')).toHaveCSS('opacity', '0');
  await page.locator(PLAYER).hover({ position: { x: 9, y: 90 } });
  await restart.click();
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeLessThan(FAR_ENOUGH - 5);
  await expect(restart).toHaveCount(0);
  await page.goto(`${address}?t=3`);
  await clickPlay(page, lang);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(3);
  expect(await timeOf(page)).toBeLessThan(FAR_ENOUGH - 1);
});

test('what a guest watched is in the account after the login, and home continues it without moving', async ({
  page,
  lang,
  prefix,
  catalogue,
  request,
}) => {
  // One viewer for each language: both run at the same time.
  const email = lang === 'en' ? SEEDED_VIEWERS.free : SEEDED_VIEWERS.withAds;
  const token = await signIn(request, email);
  const bearer = { authorization: `Bearer ${token}` };
  await askGraph('mutation { clearHistory(input: {}) { cleared } }', {}, bearer);

  await startPlayback(page, lang, `${prefix}/watch/${catalogue.episode}`);
  await watchOn(page);
  await expect.poll(() => keptByGuest(page)).toContain(catalogue.episode);
  await logIn(page, lang, email, SEEDED_PASSWORD);
  await expect.poll(() => keptByGuest(page)).toBeNull();

  await watchLayoutShift(page);
  await page.goto(`${prefix}/home`);
  const row = page.getByRole('region', { name: label(lang, 'continue.title') });
  const card = row.locator(`a[href$="/watch/${catalogue.episode}"]`);
  await expect(card).toBeVisible();
  await row.scrollIntoViewIfNeeded();
  expect(await readLayoutShifts(page, SHIFT_MAX)).toEqual([]);

  // Other tests of this viewer may put another film before it meanwhile.
  const item = row
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/watch/${catalogue.episode}"]`) });
  await item.hover();
  await item.getByRole('button').click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: label(lang, 'saved.undo') }).click();
  await expect(card).toBeVisible();

  await page.goto(`${prefix}/account#history`);
  const history = page.getByRole('region', { name: label(lang, 'account.history') });
  await expect(history.locator(`a[href$="/watch/${catalogue.episode}"]`)).toBeVisible();
});
