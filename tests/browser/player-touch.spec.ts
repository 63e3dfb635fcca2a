import type { Locator, Page } from '@playwright/test';

import { label } from './support/interface-text';
import { PLAYBACK_TIMEOUT, PLAYER, pausedOf, STREAMING_TEST_MS, timeOf } from './support/player';
import { expect, test } from './support/test';
import { tapAt } from './support/touch';
import { waitForHydration } from './support/wait-for-hydration';

test.describe.configure({ timeout: STREAMING_TEST_MS });
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Places on the picture, as parts of its width and height. The time runs from left to right in both languages. */
const LEFT = [0.15, 0.4] as const;
const MIDDLE = [0.5, 0.5] as const;
const RIGHT = [0.85, 0.4] as const;
/** Where the play button of the bar and the timeline come. */
const ON_BUTTON = [0.06, 0.88] as const;
const ON_TIMELINE = [0.6, 0.74] as const;

const surface = (page: Page): Locator => page.locator(`${PLAYER} [data-surface]`);
/** Whether the controls are seen, and whether a second tap would still belong to the first. */
const stateOf = (page: Page): Promise<(string | undefined)[]> =>
  surface(page).evaluate(({ dataset }) => [dataset['shown'], dataset['fresh']]);
const SHOWN = ['true', 'false'];
const HIDDEN = ['false', 'false'];

/** Taps on a place of the picture, at these milliseconds. */
const tap = async (
  page: Page,
  [across, down]: readonly [number, number],
  moments?: number[],
): Promise<void> => {
  const box = await surface(page).boundingBox();
  if (!box) throw new Error('there is no picture');
  await tapAt(page, { x: box.x + box.width * across, y: box.y + box.height * down }, moments);
};

/** Opens a video, presses its star with a finger, and waits until the controls have left by themselves. */
const start = async (page: Page, lang: 'en' | 'ar', path: string): Promise<void> => {
  await page.goto(path);
  const star = page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'watch.play') })
    .first();
  await waitForHydration(star);
  await star.tap();
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(0.3);
  await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
};

test('one tap shows the controls, the next hides them, wherever it falls, and the film plays on', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await start(page, lang, `${prefix}/watch/${catalogue.chaptered.code}`);
  for (const place of [LEFT, MIDDLE, RIGHT, ON_BUTTON, ON_TIMELINE]) {
    const before = await timeOf(page);
    await tap(page, place);
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
    // Not on a control.
    await tap(page, [0.3, 0.2]);
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    expect(await pausedOf(page)).toBe(false);
    expect(Math.abs((await timeOf(page)) - before)).toBeLessThan(9);
  }
  await tap(page, MIDDLE);
  await expect.poll(() => stateOf(page)).toEqual(SHOWN);
  // They leave by themselves.
  await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
});

test('a double tap at a side goes ten seconds, more taps add up; no other second tap seeks or presses', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await start(page, lang, `${prefix}/watch/${catalogue.chaptered.code}`);
  // Far from both ends, and still: only taps move it.
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.pause();
    video.currentTime = 30;
  });
  await tap(page, RIGHT, [0, 200]);
  await expect.poll(() => timeOf(page)).toBeCloseTo(40, 0);
  await tap(page, LEFT, [0, 200, 600, 1000]);
  await expect.poll(() => timeOf(page)).toBeCloseTo(10, 0);
  await expect(page.locator(PLAYER).getByText(lang === 'en' ? '-30 seconds' : /30 ثانية/)).toBeVisible();

  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
  const before = await timeOf(page);
  await tap(page, MIDDLE, [0, 200]);
  await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
  expect(await timeOf(page)).toBeGreaterThanOrEqual(before);
  // The button that the first tap brings is not pressed by the second.
  await tap(page, ON_BUTTON, [0, 200]);
  await expect(page.locator(PLAYER).getByText(lang === 'en' ? '-10 seconds' : /10 ثوان/)).toBeVisible();
  expect(await pausedOf(page)).toBe(false);
});

test('the middle button pauses and plays; while the film rests, taps hide and show the controls too', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await start(page, lang, `${prefix}/watch/${catalogue.chaptered.code}`);
  await tap(page, LEFT);
  await expect.poll(() => stateOf(page)).toEqual(SHOWN);
  const middle = page.getByTestId('middle');
  await middle.tap();
  await expect.poll(() => pausedOf(page)).toBe(true);
  await tap(page, RIGHT);
  await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
  await tap(page, LEFT);
  await expect.poll(() => stateOf(page)).toEqual(SHOWN);
  await middle.tap();
  await expect.poll(() => pausedOf(page)).toBe(false);
});

test('what is live is shown and hidden by taps as well', async ({ page, lang, prefix, catalogue }) => {
  test.skip(lang !== 'ar', 'The bar runs from left to right in both.');
  await start(page, lang, `${prefix}/watch/${catalogue.onAir}`);
  await tap(page, MIDDLE);
  await expect.poll(() => stateOf(page)).toEqual(SHOWN);
  await tap(page, MIDDLE.map((part) => part / 2) as [number, number]);
  await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
});

test('a tap on a short pauses it, and the next one plays it, also in the middle where the star comes', async ({
  page,
  prefix,
}) => {
  await page.goto(`${prefix}/shorts`);
  const playing = page.locator('[data-short]:not([inert]) video');
  const second = (): Promise<number> => playing.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second, PLAYBACK_TIMEOUT).toBeGreaterThan(0.2);
  const box = await playing.boundingBox();
  if (!box) throw new Error('there is no short');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const isPaused of [true, false, true]) {
    await tapAt(page, middle);
    await expect(playing).toHaveJSProperty('paused', isPaused);
  }
});
