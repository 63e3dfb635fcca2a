import type { BrowserContext, Page } from '@playwright/test';

/**
 * Copies localStorage to every page that opens, because another port is another origin, without its stored data.
 */
export const restoreLocalStorage = async (
  page: Page,
  { origins }: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<void> => {
  await page.addInitScript(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
};
