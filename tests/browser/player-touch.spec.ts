import type { JSHandle, Locator, Page } from '@playwright/test';

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

/** Collects from now on what the controls become, however slow the machine is. */
const watchShown = (page: Page): Promise<JSHandle<(string | undefined)[]>> =>
  surface(page).evaluateHandle((picture) => {
    const changes: (string | undefined)[] = [];
    new MutationObserver(() => {
      const { shown } = picture.dataset;
      if (shown !== changes.at(-1)) changes.push(shown);
    }).observe(picture, { attributeFilter: ['data-shown'] });
    return changes;
  });

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
    const changes = await watchShown(page);
    // Too far apart for a double tap.
    await tap(page, place, [0, 700]);
    await expect.poll(() => changes.jsonValue()).toEqual(['true', 'false']);
    expect(await pausedOf(page)).toBe(false);
  }
  const changes = await watchShown(page);
  await tap(page, MIDDLE);
  // They leave by themselves.
  await expect.poll(() => changes.jsonValue()).toEqual(['true', 'false']);
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

  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play());
  await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
  const before = await timeOf(page);
  await tap(page, MIDDLE, [0, 200]);
  await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
  expect(await timeOf(page)).toBeGreaterThanOrEqual(before);
  // The button that the first tap brings is not pressed by the second.
  await tap(page, ON_BUTTON, [0, 200]);
  expect(await pausedOf(page)).toBe(false);
});

test('the middle button plays; while the film rests, taps hide and show the controls too', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await start(page, lang, `${prefix}/watch/${catalogue.chaptered.code}`);
  const middle = page.getByTestId('middle');
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await expect.poll(() => stateOf(page)).toEqual(SHOWN);
  await tap(page, RIGHT);
  await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
  await tap(page, LEFT);
  await expect.poll(() => stateOf(page)).toEqual(SHOWN);
  await middle.tap();
  await expect.poll(() => pausedOf(page)).toBe(false);
});

test.describe('for a viewer who may watch it', () => {
  test.use({ visitor: 'viewer' });

  test('what is live is shown and hidden by taps as well', async ({ page, lang, prefix, catalogue }) => {
    test.skip(lang !== 'ar', 'The bar runs from left to right in both.');
    await start(page, lang, `${prefix}/watch/${catalogue.onAir}`);
    const changes = await watchShown(page);
    await tap(page, MIDDLE, [0, 700]);
    await expect.poll(() => changes.jsonValue()).toEqual(['true', 'false']);
  });
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
