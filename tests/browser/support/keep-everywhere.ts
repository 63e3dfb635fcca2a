import type { BrowserContext, Page } from '@playwright/test';

/** Gives whatever is opened what the browser keeps of the site: at another port of the machine it would be unknown. */
export const keepEverywhere = async (
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
