import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { NOTIFICATION_COOKIES, type Locale } from '@sahra/schemas/constants';

import { readCatalogue, type Catalogue } from './catalogue';
import { logIn } from './log-in';
import { SEEDED_VIEWERS, SEEDED_PASSWORD } from './viewer';

export interface LocaleOptions {
  /** Locale of the project: sets the prefix, the expected texts and the direction. */
  lang: Locale;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface TestFixtures {
  /** Who opens the pages: a stranger, or a subscribed viewer who signed in before the test. */
  visitor: 'stranger' | 'viewer';
  /**
   * Whether the browser saves data: pages then open no event stream, which would keep the network from ever being
   * idle.
   */
  savesData: boolean;
  /** Whether the app banner and the promotions may open; by default they are closed, as they would be in the way. */
  promotions: boolean;
  /** `/en` or `/ar`. */
  prefix: '/en' | '/ar';
  /** Console errors and uncaught exceptions of the page. */
  complaints: string[];
}

interface WorkerFixtures {
  catalogue: Catalogue;
  /** Storage state of a signed-in viewer; the login happens once, at the first call. */
  signedIn: () => Promise<StorageState>;
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
  visitor: ['stranger', { option: true }],
  savesData: [false, { option: true }],
  promotions: [false, { option: true }],
  context: async ({ context, savesData, promotions, baseURL }, use) => {
    const { smartBanner, mainPopup } = NOTIFICATION_COOKIES;
    if (!promotions && baseURL)
      await context.addCookies(
        [smartBanner, mainPopup].map((name) => ({ name, value: 'false', url: baseURL })),
      );
    if (savesData)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await use(context);
  },
  storageState: async ({ visitor, signedIn, storageState }, use) => {
    await use(visitor === 'viewer' ? await signedIn() : storageState);
  },
  signedIn: [
    async ({ browser }, use, { project }) => {
      let state: Promise<StorageState> | undefined;
      const signIn = async (): Promise<StorageState> => {
        const context = await browser.newContext({ baseURL: project.use.baseURL });
        const page = await context.newPage();
        await logIn(page, 'en', SEEDED_VIEWERS.withAds, SEEDED_PASSWORD);
        await expect(page).toHaveURL(/\/en\/home$/);
        const kept = await context.storageState();
        await context.close();
        return kept;
      };
      await use(() => (state ??= signIn()));
    },
    { scope: 'worker' },
  ],
  catalogue: [
    async ({}, use) => {
      await use(await readCatalogue());
    },
    { scope: 'worker' },
  ],
});

export { expect };
