import { defineConfig } from '@playwright/test';

import type { LocaleOptions } from './browser/support/test';
import base from './playwright.config';

/** Long walks of an editor at a person's pace: too slow for each run of the tests, so a drill runs them. */
export default defineConfig<LocaleOptions>({
  ...base,
  retries: 0,
  workers: 1,
  // A person looks for what to press next, and moves there.
  use: { ...base.use, actionTimeout: 30_000, launchOptions: { ...base.use?.launchOptions, slowMo: 500 } },
  timeout: 600_000,
  projects: [
    { name: 'walk-en', testDir: './walks', use: { locale: 'en-GB', lang: 'en' } },
    { name: 'walk-ar', testDir: './walks', use: { locale: 'en-GB', lang: 'ar' } },
  ],
});
