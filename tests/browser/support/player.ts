import { expect, type Locator, type Page } from '@playwright/test';

import { label } from './interface-text';

/** How long a test that plays streams may take, in milliseconds. */
export const STREAMED = 240_000;
/** How long it may take until pictures move, or stop because nothing comes. */
export const MOVING = { timeout: 60_000 };

/** Selects the player of a watch page. */
export const PLAYER = '[data-player]';

/** The second at which the video stands. */
export const timeOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

export const pausedOf = (page: Page): Promise<boolean> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

/** Seconds that the video lasts. */
export const lengthOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.duration);

/** Moves the video to `second` without the player's controls. */
const put = (page: Page, second: number): Promise<void> =>
  page.locator('video').evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, second);

/** Presses the large button over the poster. */
export const pressStar = (page: Page, lang: 'en' | 'ar'): Promise<void> =>
  page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'watch.play') })
    .first()
    .click();

/** Opens a video and presses the star; resolves when pictures move. The page itself looks: on a busy machine the clip would be over before a test has asked twice. */
export const begin = async (page: Page, lang: 'en' | 'ar', path: string): Promise<void> => {
  await page.goto(path);
  await pressStar(page, lang);
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3, null, MOVING);
};

/** Paused, the controls stay however long the test takes. */
export const beginPaused = async (page: Page, lang: 'en' | 'ar', path: string): Promise<void> => {
  await begin(page, lang, path);
  await page.keyboard.press('k');
  await expect.poll(() => pausedOf(page)).toBe(true);
};

/** Stops the video at `second`. */
export const pauseAt = async (page: Page, second: number): Promise<void> => {
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await put(page, second);
  await expect.poll(() => timeOf(page)).toBeCloseTo(second, 0);
};

/**
 * Leaps to just before the end and lets the end come. Where the leap goes to what has not arrived yet, a busy machine
 * may leave the video standing: then it is started again, as a viewer would.
 */
export const playToEnd = async (page: Page): Promise<void> => {
  await put(page, (await lengthOf(page)) - 0.6);
  const ended = (): Promise<boolean> =>
    page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      if (video.paused && !video.ended) await video.play().catch(() => undefined);
      return video.ended;
    });
  await expect.poll(ended, MOVING).toBe(true);
};

/** The bar by which a viewer seeks. */
export const timeline = (page: Page, lang: 'en' | 'ar'): Locator =>
  page.locator(PLAYER).getByRole('slider', { name: label(lang, 'player.seek') });
