import type { Page } from '@playwright/test';

/** Scrolls down the page screen by screen, like a reader, and back to the top. */
export const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
};
