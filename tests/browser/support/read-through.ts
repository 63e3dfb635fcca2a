import type { Page } from '@playwright/test';

/** Goes down the page screen by screen, as somebody who reads it, and back to its beginning. */
export const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
};
