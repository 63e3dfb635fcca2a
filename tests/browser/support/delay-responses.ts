import type { Page } from '@playwright/test';

/**
 * Delays the responses of files that match `pattern`, like a slow network. Returns a function that releases them.
 */
export const delayResponses = async (page: Page, pattern: string): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return letThrough;
};
