import type { Locator, Page } from '@playwright/test';

import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { goTo } from './support/go-to';
import { label } from './support/interface-text';
import {
  PLAYBACK_TIMEOUT,
  PLAYER,
  STREAMING_TEST_MS,
  clickPlay,
  pausedOf,
  startPlayback,
  timeOf,
} from './support/player';
import { expect, test } from './support/test';

/** Streams play in real time, and slower on a machine without a GPU. */
test.describe.configure({ timeout: STREAMING_TEST_MS });

type Lang = 'en' | 'ar';

const cardOf = (page: Page, lang: Lang): Locator =>
  page.getByRole('region', { name: label(lang, 'player.mini') });

const expectMoving = async (page: Page): Promise<void> => {
  const from = await timeOf(page);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(from + 0.5);
};

/** Marks the video, and notes from now on what a viewer would notice of it. */
const watchFilm = (page: Page): Promise<void> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const noticed: string[] = [];
    for (const type of ['pause', 'emptied', 'loadstart', 'seeking', 'ratechange', 'volumechange'])
      video.addEventListener(type, () => noticed.push(type));
    Object.assign(video, { noticed });
  });

/** Returns what was noticed of the marked video; null when another one has taken its place. */
const noticedOf = (page: Page): Promise<string[] | null> =>
  page.locator('video').evaluate((video) => (video as { noticed?: string[] }).noticed ?? null);

test('a film goes on in the corner of another page, and on its stage again, without a gap', async ({
  page,
  lang,
  prefix,
  catalogue,
  complaints,
}) => {
  const path = `${prefix}/watch/${catalogue.chaptered.code}`;
  await startPlayback(page, lang, path);
  await page.keyboard.press('Shift+Period');
  await page.keyboard.press('m');
  await expect(page.locator('video')).toHaveJSProperty('muted', true);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await watchFilm(page);

  await page.getByRole('banner').locator(`a[href="${prefix}/sports"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/sports$`));
  const card = cardOf(page, lang);
  await expect(card).toContainText(title);
  await expect(page.locator(PLAYER)).toHaveAttribute('data-mini', /.*/);
  // The page is the one of the address.
  await expect(page).not.toHaveTitle(new RegExp(title));
  await expectMoving(page);
  expect(await noticedOf(page)).toEqual([]);

  await goTo(page, `${prefix}/faq`);
  await expect(page).toHaveURL(new RegExp(`${prefix}/faq$`));
  await expectMoving(page);

  const left = await timeOf(page);
  await card.getByRole('link', { name: label(lang, 'player.miniReturn') }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(card).toHaveCount(0);
  await expect(page.locator(PLAYER)).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator(PLAYER).getByRole('button', { name: label(lang, 'player.pause') })).toBeFocused();
  await expectMoving(page);
  expect(await timeOf(page)).toBeGreaterThan(left);
  expect(await noticedOf(page)).toEqual([]);
  await expect(page.locator('video')).toHaveJSProperty('playbackRate', 1.25);
  expect(complaints).toEqual([]);
});

test('Back leads to the stage, too; by keyboard the card pauses, plays and closes', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const path = `${prefix}/watch/${catalogue.chaptered.code}`;
  await startPlayback(page, lang, path);
  await watchFilm(page);
  await goTo(page, `${prefix}/faq`);
  const card = cardOf(page, lang);
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toHaveCount(0);
  await expect(page.locator(PLAYER)).not.toHaveAttribute('data-mini');
  await expectMoving(page);
  expect(await noticedOf(page)).toEqual([]);

  await goTo(page, `${prefix}/faq`);
  await expect(card).toBeVisible();
  // Here nothing is asked of the console: axe leaves a request for the film's stream there.
  expect(await findAccessibilityViolations(page)).toEqual([]);
  // A shortcut is for the page that is read.
  await page.getByRole('main').focus();
  await page.keyboard.press('k');
  await expectMoving(page);
  await card.getByRole('button', { name: label(lang, 'player.pause'), exact: true }).press('Enter');
  await expect.poll(() => pausedOf(page)).toBe(true);
  await card.getByRole('button', { name: label(lang, 'watch.play') }).press('Enter');
  await expect.poll(() => pausedOf(page)).toBe(false);
  await card.getByRole('button', { name: label(lang, 'player.miniClose') }).press('Enter');
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone of 320 px it covers nothing: neither the end of the page nor a question', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The question about the services of others stands at the foot.
  await page.route('/third-parties.json', (route) =>
    route.fulfill({ json: [{ name: 'pixel', id: '2', script: '/fake/pixel.js' }] }),
  );
  await startPlayback(page, lang, `${prefix}/watch/${catalogue.chaptered.code}`);
  await goTo(page, `${prefix}/faq`);
  const card = cardOf(page, lang);
  const question = page.getByRole('region', { name: label(lang, 'consent.title') });
  await expect(question).toBeVisible();
  const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const film = page.locator(PLAYER);
  const bottomOf = async (of: Locator): Promise<number> => {
    const { y, height } = await boxOf(of);
    return y + height;
  };
  // It leaves the stage at the top, and comes in from below by a movement.
  await expect.poll(async () => (await boxOf(film)).y).toBeGreaterThan(320);
  await expect.poll(() => bottomOf(film)).toBeLessThanOrEqual(640);
  const player = await boxOf(film);
  expect(player).toMatchObject({ x: 0, width: 320 });
  await expect.poll(() => bottomOf(question)).toBeLessThanOrEqual(player.y);
  expect((await boxOf(question)).y).toBeGreaterThanOrEqual(0);
  for (const name of ['player.pause', 'player.miniClose'] as const) {
    const box = await card.getByRole('button', { name: label(lang, name), exact: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await question.getByRole('button', { name: label(lang, 'consent.refuse') }).click();
  await expect(question).toHaveCount(0);

  const last = page.getByRole('contentinfo').getByRole('link').last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => bottomOf(last)).toBeLessThanOrEqual(player.y);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('another film takes its place when it starts, and a page to log in ends it', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const { chaptered, free, episode } = catalogue;
  const other = free === chaptered.code ? episode : free;
  await startPlayback(page, lang, `${prefix}/watch/${chaptered.code}`);
  await watchFilm(page);
  await goTo(page, `${prefix}/watch/${other}`);
  const card = cardOf(page, lang);
  await expect(card).toBeVisible();
  await expectMoving(page);
  expect(await noticedOf(page)).toEqual([]);
  await clickPlay(page, lang);
  await expect(card).toHaveCount(0);
  await expect.poll(() => noticedOf(page).catch(() => []), PLAYBACK_TIMEOUT).toBeNull();
  await expectMoving(page);

  await goTo(page, `${prefix}/faq`);
  await expect(card).toBeVisible();
  await goTo(page, `${prefix}/auth/login`);
  await expect(page.getByRole('main').getByLabel(label(lang, 'field.email'))).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test.describe('of a viewer', () => {
  test.use({ visitor: 'viewer' });

  test('what is live goes on in the corner, too', async ({ page, lang, prefix, catalogue }) => {
    await startPlayback(page, lang, `${prefix}/watch/${catalogue.onAir}`);
    await watchFilm(page);
    await goTo(page, `${prefix}/saved`);
    await expect(cardOf(page, lang)).toBeVisible();
    await expectMoving(page);
    expect((await noticedOf(page))?.filter((type) => type !== 'seeking')).toEqual([]);
    await page.goBack();
    await expect(cardOf(page, lang)).toHaveCount(0);
    await expectMoving(page);
  });
});
