import { test as base, expect, type Page } from '@playwright/test';
import type { Locale } from '@sahra/schemas/constants';

import { readCatalogue, type Catalogue } from './catalogue';

export interface LocaleOptions {
  /** Language of the project: chooses prefix, expected texts and direction. */
  lang: Locale;
}

interface TestFixtures {
  /** `/en` or `/ar`. */
  prefix: '/en' | '/ar';
  /** Console errors and uncaught exceptions of the page. */
  complaints: string[];
}

interface WorkerFixtures {
  catalogue: Catalogue;
}

const watched = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
};

export const test = base.extend<LocaleOptions & TestFixtures, WorkerFixtures>({
  lang: ['en', { option: true }],
  prefix: async ({ lang }, use) => {
    await use(`/${lang}`);
  },
  complaints: async ({ page }, use) => {
    await use(watched(page));
  },
  catalogue: [
    async ({}, use) => {
      await use(await readCatalogue());
    },
    { scope: 'worker' },
  ],
});

export { expect };
