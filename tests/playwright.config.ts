import { defineConfig } from '@playwright/test';

import type { LocaleOptions } from './browser/support/test';
import { specsLeftOutIn } from './language-of-spec';

const baseURL = process.env['BASE_URL'] ?? 'http://localhost:8000';
const chromiumPath = process.env['CHROMIUM_PATH'];

const ENGLISH = { locale: 'en-GB', lang: 'en' } as const;
const ARABIC = { locale: 'ar-EG', lang: 'ar' } as const;

export default defineConfig<LocaleOptions>({
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // The second try records a trace. A test that passes only then counts as failed (scripts/test/browser-tests.ts).
  retries: 1,
  // The longest test on two quiet cores, the walk through the gallery, takes 20 s, and what is asked of a page comes
  // within 5 s. A machine that is four times slower is slow; one that takes longer than this hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL,
    // A trace of every test took a third of the time of all.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Requests that a service worker answers pass by the tests' own replies; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromiumPath ? { executablePath: chromiumPath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without windows Chromium fits letters to whole pixels unless it is told; the whole one does not.
        '--font-render-hinting=none',
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
    // Tests at HTTP level, all languages at once; they open no page.
    { name: 'wire', testDir: './wire' },
    { name: 'en-ltr', testDir: './browser', testIgnore: specsLeftOutIn('en'), use: ENGLISH },
    { name: 'ar-rtl', testDir: './browser', testIgnore: specsLeftOutIn('ar'), use: ARABIC },
    // These tests stop services of the product, so no others may run at the same time.
    {
      name: 'faults',
      testDir: './faults',
      use: ARABIC,
      fullyParallel: false,
      workers: 1,
      dependencies: ['wire', 'en-ltr', 'ar-rtl'],
    },
    // Last, so that the logs contain the activity of all other tests.
    { name: 'logs', testDir: './logs', dependencies: ['faults'] },
  ],
});
