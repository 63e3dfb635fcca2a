import type { Page } from '@playwright/test';

/** A browser without a window may owe a frame for ever, with its scripts at rest. */
const FRAME_MS = 1000;

/** Scrolls down the page screen by screen, like a reader, and back to the top. */
export const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async (limit) => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(painted));
        setTimeout(painted, limit);
      });
    }
    scrollTo(0, 0);
  }, FRAME_MS);
  await page.waitForLoadState('networkidle');
};
