import type { Page } from '@playwright/test';

/** Keeps the files of the typeface back, as a slow network does. Answers the way to let them through. */
export const holdTypeface = async (page: Page): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return letThrough;
};
