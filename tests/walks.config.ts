import { defineConfig } from '@playwright/test';

import type { LocaleOptions } from './browser/support/test';
import base from './playwright.config';

/**
 * Walks of an editor at a person's pace (walks/person.ts), by keyboard alone in Arabic: too slow for
 * each run of the tests, so a drill runs them.
 */
export default defineConfig<LocaleOptions>({
  ...base,
  retries: 0,
  workers: 1,
  use: { ...base.use, actionTimeout: 30_000 },
  timeout: 600_000,
  projects: [
    { name: 'walk-en', testDir: './walks', use: { locale: 'en-GB', lang: 'en' } },
    { name: 'walk-ar', testDir: './walks', use: { locale: 'en-GB', lang: 'ar' } },
  ],
});
