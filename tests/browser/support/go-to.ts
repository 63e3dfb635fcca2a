import type { Page } from '@playwright/test';

/** Opens a page as a link of the site does, without another document. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  }, path);
