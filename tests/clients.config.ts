import { defineConfig } from '@playwright/test';

import base from './playwright.config';

/** Outside clients against the running product: most of them fetch whole films, so a drill runs them. */
export default defineConfig({
  ...base,
  retries: 0,
  workers: 1,
  reporter: [['./clients/table-reporter.ts'], ['json', { outputFile: 'test-results/results.json' }]],
  projects: [{ name: 'clients', testDir: './clients', use: { locale: 'en-GB' } }],
});
