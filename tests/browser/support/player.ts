import { expect, type Locator, type Page } from '@playwright/test';

import { label } from './interface-text';

/** Timeout of a test that plays streams, in milliseconds. */
export const STREAMING_TEST_MS = 240_000;
/** Timeout until the video starts to move, or stops because no data arrives. */
export const PLAYBACK_TIMEOUT = { timeout: 60_000 };

/** Selector of the player on a watch page. */
export const PLAYER = '[data-player]';

/** Returns the current time of the video in seconds. */
export const timeOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

export const pausedOf = (page: Page): Promise<boolean> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

/** Returns the duration of the video in seconds. */
export const lengthOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.duration);

/** Seeks the video to `second` without the player's controls. */
const put = (page: Page, second: number): Promise<void> =>
  page.locator('video').evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, second);

/** Clicks the large play button over the poster. */
export const clickPlay = (page: Page, lang: 'en' | 'ar'): Promise<void> =>
  page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'watch.play') })
    .first()
    .click();

/**
 * Opens a video and clicks play; resolves when the video moves. The check runs in the page, because on a busy
 * machine the clip could end between two polls.
 */
export const startPlayback = async (page: Page, lang: 'en' | 'ar', path: string): Promise<void> => {
  await page.goto(path);
  await clickPlay(page, lang);
  await page.waitForFunction(
    () => (document.querySelector('video')?.currentTime ?? 0) > 0.3,
    null,
    PLAYBACK_TIMEOUT,
  );
};

/** Starts a video and pauses it; the controls stay visible while it is paused. */
export const startPaused = async (page: Page, lang: 'en' | 'ar', path: string): Promise<void> => {
  await startPlayback(page, lang, path);
  await page.keyboard.press('k');
  await expect.poll(() => pausedOf(page)).toBe(true);
};

/** Pauses the video at `second`. */
export const pauseAt = async (page: Page, second: number): Promise<void> => {
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await put(page, second);
  await expect.poll(() => timeOf(page)).toBeCloseTo(second, 0);
};

/**
 * Seeks to just before the end and waits for the end. A seek beyond the buffer can leave the video paused on a busy
 * machine; it is then started again, as a viewer would do.
 */
export const playToEnd = async (page: Page): Promise<void> => {
  await put(page, (await lengthOf(page)) - 0.6);
  const ended = (): Promise<boolean> =>
    page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      if (video.paused && !video.ended) await video.play().catch(() => undefined);
      return video.ended;
    });
  await expect.poll(ended, PLAYBACK_TIMEOUT).toBe(true);
};

/** Returns the seek bar. */
export const timeline = (page: Page, lang: 'en' | 'ar'): Locator =>
  page.locator(PLAYER).getByRole('slider', { name: label(lang, 'player.seek') });
