import { defineConfig } from '@playwright/test';

import base from './playwright.config';

/** Times of the player on networks of a known speed: it needs a quiet machine, so a drill runs it, alone. */
export default defineConfig({
  ...base,
  retries: 0,
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'playback', testDir: './playback', use: { locale: 'en-GB' } }],
});
