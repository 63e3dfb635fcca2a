import type { Page } from '@playwright/test';

/** Keeps back the files that `pattern` names, as a slow network does. Answers the way to let them through. */
export const holdBack = async (page: Page, pattern: string): Promise<() => void> => {
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
