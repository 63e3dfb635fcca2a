import { defineConfig } from '@playwright/test';

import base from './playwright.config';

/** Every page in every URL form at three widths: too slow for each run of the tests, so a drill runs it. */
export default defineConfig({
  ...base,
  retries: 0,
  projects: [{ name: 'matrix', testDir: './matrix', use: { locale: 'en-GB' } }],
});
