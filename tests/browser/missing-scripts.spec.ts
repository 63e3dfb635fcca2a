import type { Locator, Page } from '@playwright/test';

import type { Catalogue } from './support/catalogue';
import { label, message } from './support/interface-text';
import { blockScripts, readLazyScripts } from './support/lazy-scripts';
import { menuTitle } from './support/menu-title';
import { clickPlay, STREAMING_TEST_MS } from './support/player';
import { register, REGISTERED_PASSWORD } from './support/register';
import { scrollThrough } from './support/scroll-through';
import { expect, test } from './support/test';
import { waitForHydration } from './support/wait-for-hydration';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

test.use({ savesData: true, viewport: DESK });
test.describe.configure({ timeout: STREAMING_TEST_MS });

/** The page is whole but for what is missing. */
const expectPage = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toHaveText(/\S{2}/u);
};

interface Part {
  path: (catalogue: Catalogue) => string;
  size?: typeof DESK;
  /** Whether a viewer does it, who is registered before the scripts are missing. */
  registered?: boolean;
  /** What a viewer does to get it; nothing where it comes with the page. */
  press: (page: Page, lang: 'en' | 'ar') => Promise<void>;
  /** What says that it is missing. */
  said: 'part.failed' | 'watch.failed' | 'comments.unloaded' | 'farewell.unloaded';
  retry?: 'state.retry' | 'watch.retry';
  shown: (page: Page, lang: 'en' | 'ar') => Locator;
}

const FREE = ({ free }: Catalogue): string => `/watch/${free}`;

const PARTS: Record<string, Part> = {
  'the suggestions of the search': {
    path: () => '/faq',
    press: (page, lang) =>
      page
        .getByRole('combobox', { name: label(lang, 'nav.search') })
        .pressSequentially(lang === 'en' ? 'night' : 'ليل'),
    said: 'part.failed',
    shown: (page) => page.getByRole('option').first(),
  },
  'the panel of channels': {
    path: () => '/faq',
    press: async (page, lang) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: await menuTitle(lang, 'more') })
        .click(),
    said: 'part.failed',
    shown: (page) => page.getByRole('banner').locator('[aria-expanded="true"] + div a').first(),
  },
  'the channels of the phone’s menu': {
    path: () => '/faq',
    size: PHONE,
    press: (page, lang) => page.getByRole('button', { name: label(lang, 'nav.openMenu') }).click(),
    said: 'part.failed',
    shown: (page, lang) =>
      page
        .getByRole('dialog', { name: label(lang, 'nav.mobile') })
        .locator('ul')
        .nth(1),
  },
  'the popup that shares': {
    path: FREE,
    press: (page, lang) =>
      page
        .getByRole('button', { name: label(lang, 'watch.share') })
        .first()
        .click(),
    said: 'part.failed',
    shown: (page, lang) => page.getByRole('dialog', { name: label(lang, 'share.title') }),
  },
  'the player': {
    path: FREE,
    press: clickPlay,
    said: 'watch.failed',
    retry: 'watch.retry',
    shown: (page) => page.locator('video'),
  },
  'the comments': {
    path: FREE,
    press: (page) => page.locator('#comments').scrollIntoViewIfNeeded(),
    said: 'comments.unloaded',
    shown: (page, lang) =>
      page.locator('#comments').getByRole('button', { name: label(lang, 'comments.logIn') }),
  },
  'the comments of a short': {
    path: () => '/shorts',
    press: (page, lang) =>
      page
        .locator('[data-short]:not([inert])')
        .getByRole('button', { name: label(lang, 'comments.title') })
        .first()
        .click(),
    said: 'part.failed',
    shown: (page) => page.getByRole('dialog'),
  },
  'the reminder of an event': {
    path: ({ upcoming }) => `/watch/${upcoming}`,
    press: () => Promise.resolve(),
    said: 'part.failed',
    shown: (page, lang) => page.getByRole('button', { name: label(lang, 'reminder.button') }).first(),
  },
  'the farewell to a deleted account': {
    path: () => '/settings/delete-account?reason=privacy',
    registered: true,
    press: async (page, lang) => {
      await page.getByLabel(label(lang, 'field.password'), { exact: true }).fill(REGISTERED_PASSWORD);
      await page.getByRole('button', { name: label(lang, 'settings.delete') }).click();
      const asked = page.getByRole('dialog', { name: label(lang, 'delete-account.ask') });
      await asked.getByRole('button', { name: label(lang, 'settings.delete') }).click();
    },
    said: 'farewell.unloaded',
    shown: (page, lang) => page.getByRole('dialog', { name: label(lang, 'farewell.title') }),
  },
};

for (const [name, { path, size, registered, press, said, retry = 'state.retry', shown }] of Object.entries(
  PARTS,
))
  test(`${name}: the page stays, the part says it and is fetched again`, async ({
    page,
    request,
    prefix,
    lang,
    catalogue,
  }) => {
    if (size) await page.setViewportSize(size);
    if (registered) await register(page, lang);
    const failures: string[] = [];
    page.on('pageerror', ({ message: text }) => failures.push(text));
    const blocker = await blockScripts(page, await readLazyScripts(request));
    await page.goto(`${prefix}${path(catalogue)}`);
    await waitForHydration(page.getByRole('banner').first());
    await press(page, lang);
    // Up to what the page fills in.
    const words = page.getByText(label(lang, said).split('{{', 1).join('')).first();
    await expect(words).toBeVisible();
    await expectPage(page);
    expect(blocker.refused.size).toBeGreaterThan(0);
    blocker.release();
    // The button beside the words: other parts are missing too.
    const beside = words.locator('xpath=ancestor::*[.//button][1]');
    await beside.getByRole('button', { name: label(lang, retry) }).click();
    await expect(shown(page, lang)).toBeVisible();
    await expectPage(page);
    expect(failures).toEqual([]);
  });

/** Pages with parts that come by themselves. */
const VISITS = ['/home', '/schedule', '/saved'];

test.describe('without any script that is loaded late', () => {
  test.use({ visitor: 'viewer', promotions: true });

  test('every page stays, and a press whose calls do not come is told', async ({
    page,
    request,
    prefix,
    lang,
    catalogue,
  }) => {
    test.slow();
    const failures: string[] = [];
    page.on('pageerror', ({ message: text }) => failures.push(`${page.url()}: ${text}`));
    await page.route('/third-parties.json', (route) =>
      route.fulfill({ json: [{ name: 'pixel', id: '2', script: '/fake/pixel.js' }] }),
    );
    const scripts = await readLazyScripts(request);
    expect(scripts.size).toBeGreaterThan(30);
    const { premium, ended, showSlug } = catalogue;
    const watch = [premium, ended].map((code) => `/watch/${code}`);
    const blocker = await blockScripts(page, scripts);
    for (const path of [...VISITS, ...watch, `/shows/${showSlug}`]) {
      await page.goto(`${prefix}${path}`);
      await expect(page.locator('html')).not.toHaveAttribute('data-unheard');
      await scrollThrough(page);
      await expectPage(page);
    }
    expect(failures).toEqual([]);
    expect(blocker.refused.size).toBeGreaterThan(10);
    // A press whose calls do not come is told.
    await page.goto(`${prefix}/shows/${showSlug}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: label(lang, 'follow.follow') })
      .first()
      .click();
    await expect(page.getByText(message(lang, 'SOMETHING_WENT_WRONG'))).toBeVisible();
  });
});

test.describe('the first scripts', () => {
  for (const first of ['app', 'framework', 'webpack-runtime'])
    test(`${first} that does not come leaves a page to read, which says that its buttons do not work`, async ({
      page,
      prefix,
      lang,
    }) => {
      await page.route(new RegExp(`/${first}-[0-9a-f]+\\.js`), (route) => route.abort());
      await page.goto(`${prefix}/auth/login`);
      const notice = page.getByText(label(lang, 'unfinished.page'));
      await expect(notice).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(new RegExp(`/${first}-[0-9a-f]+\\.js`));
      await page.getByRole('link', { name: label(lang, 'error.reload') }).click();
      await waitForHydration(page.getByRole('main').getByRole('button', { name: label(lang, 'auth.login') }));
      await expect(notice).toBeHidden();
    });

  test('one that never answers is told after a press', async ({ page, prefix, lang }) => {
    await page.route(/\/app-[0-9a-f]+\.js/, () => undefined);
    await page.goto(`${prefix}/auth/login`, { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('button', { name: label(lang, 'auth.login') })
      .click();
    await expect(page.getByText(label(lang, 'unfinished.page'))).toBeVisible();
  });
});

test.describe('a page that is gone to', () => {
  for (const [what, pattern] of [
    ['its data', '**/page-data/**/business/page-data.json*'],
    ['its code', /\/[\w-]+-[0-9a-f]{10}\.js/],
    ['its styles', /\.css$/],
  ] as const)
    test(`is opened as a document when ${what} does not come`, async ({ page, prefix }) => {
      await page.goto(`${prefix}/faq`);
      await waitForHydration(page.getByRole('banner'));
      await page.route(pattern, (route) => route.abort());
      const opened = page.waitForEvent('load');
      await page.getByRole('banner').locator('a[href$="/business"]').first().click();
      await opened;
      await page.unroute(pattern);
      await expect(page).toHaveURL(`${prefix}/business`);
      await expect(page.getByRole('heading').first()).toBeVisible();
    });
});
