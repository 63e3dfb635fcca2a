import { defineConfig } from '@playwright/test';

import type { LocaleOptions } from './browser/support/test';

const baseURL = process.env['BASE_URL'] ?? 'http://localhost:8000';
const chromiumPath = process.env['CHROMIUM_PATH'];

export default defineConfig<LocaleOptions>({
  testDir: './browser',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  projects: [
    { name: 'en-ltr', use: { locale: 'en-GB', lang: 'en' } },
    { name: 'ar-rtl', use: { locale: 'ar-EG', lang: 'ar' } },
  ],
});
