import type { Locator, Page } from '@playwright/test';

import type { Catalogue } from './support/catalogue';
import { expectPage } from './support/expect-page';
import { label } from './support/interface-text';
import type { PartName } from './support/lazy-parts';
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

interface Part {
  path: (catalogue: Catalogue) => string;
  /** The page, where another page begins with the script of the part. */
  only?: string;
  size?: typeof DESK;
  /** Whether a viewer does it, who is registered before the scripts are missing. */
  registered?: boolean;
  /** What a viewer does to get it; nothing where it comes with the page. */
  press: (page: Page, lang: 'en' | 'ar') => Promise<void>;
  /** What says that it is missing. */
  said: 'part.failed' | 'watch.failed' | 'comments.unloaded' | 'newsletter.unloaded' | 'farewell.unloaded';
  retry?: 'state.retry' | 'watch.retry';
  shown: (page: Page, lang: 'en' | 'ar') => Locator;
}

const FREE = ({ free }: Catalogue): string => `/watch/${free}`;

/** Finds the short that is seen, which the page’s script chooses. */
const readShort = async (page: Page): Promise<Locator> => {
  const seen = page.locator('[data-short]:not([inert])');
  await expect(seen).toHaveCount(1);
  return seen;
};

const PARTS: Record<PartName, Part> = {
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
  'the phone’s menu': {
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
    press: async (page, lang) =>
      (await readShort(page))
        .getByRole('button', { name: label(lang, 'comments.title') })
        .first()
        .click(),
    said: 'part.failed',
    shown: (page) => page.getByRole('dialog'),
  },
  'the film of a short': {
    path: () => '/shorts',
    press: async (page, lang) =>
      (await readShort(page)).getByRole('button', { name: label(lang, 'watch.play') }).click(),
    said: 'watch.failed',
    retry: 'watch.retry',
    shown: (page) => page.locator('[data-short]:not([inert]) video'),
  },
  'the programmes of tonight': {
    path: () => '/home',
    press: scrollThrough,
    said: 'part.failed',
    shown: (page) => page.getByRole('main').locator('section[aria-busy] ol').first(),
  },
  'the form of the newsletter': {
    path: () => '',
    only: 'landing',
    press: scrollThrough,
    said: 'newsletter.unloaded',
    retry: 'watch.retry',
    shown: (page, lang) =>
      page.getByRole('main').getByRole('button', { name: label(lang, 'newsletter.subscribe') }),
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

for (const [
  name,
  { path, only, size, registered, press, said, retry = 'state.retry', shown },
] of Object.entries(PARTS))
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
    const blocker = await blockScripts(page, await readLazyScripts(request, only));
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
