import type { Catalogue } from './support/catalogue';
import { expectPage } from './support/expect-page';
import { label, message } from './support/interface-text';
import { blockScripts, readLazyScripts } from './support/lazy-scripts';
import { STREAMING_TEST_MS } from './support/player';
import { scrollThrough } from './support/scroll-through';
import { expect, test } from './support/test';
import { waitForHydration } from './support/wait-for-hydration';

test.use({ savesData: true, viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: STREAMING_TEST_MS });

/** Pages with parts that come by themselves, by who opens them: together they load what is loaded late. */
const VISITS: Record<'stranger' | 'viewer', (catalogue: Catalogue) => string[]> = {
  stranger: ({ channelSlug, sportSlug, showSlug }) => [
    '',
    '/search?q=night',
    '/search?q=%D9%84%D9%8A%D9%84',
    '/shows',
    `/shows/${showSlug}`,
    '/sports',
    `/sports/${sportSlug}`,
    `/${channelSlug}`,
    '/subscribe',
    '/faq',
    '/auth/login',
    '/auth/register',
    '/auth/forgot-password',
  ],
  viewer: ({ premium, ended, showSlug, channelSlug, programme }) => [
    '/home',
    '/schedule',
    `/schedule/${programme}`,
    '/saved',
    '/subscribe',
    '/account',
    `/${channelSlug}`,
    `/watch/${premium}`,
    `/watch/${ended}`,
    `/shows/${showSlug}`,
  ],
};

for (const visitor of ['stranger', 'viewer'] as const)
  test.describe(`without any script that is loaded late, a ${visitor}`, () => {
    test.use({ visitor, promotions: true });

    test('finds every page whole', async ({ page, request, prefix, lang, catalogue }) => {
      test.slow();
      const failures: string[] = [];
      page.on('pageerror', ({ message: text }) => failures.push(`${page.url()}: ${text}`));
      await page.route('/third-parties.json', (route) =>
        route.fulfill({ json: [{ name: 'pixel', id: '2', script: '/fake/pixel.js' }] }),
      );
      const scripts = await readLazyScripts(request);
      expect(scripts.size).toBeGreaterThan(30);
      const blocker = await blockScripts(page, scripts);
      const visits = VISITS[visitor](catalogue);
      expect(visits.length).toBeGreaterThan(9);
      for (const path of visits) {
        await page.goto(`${prefix}${path}`);
        await expect(page.locator('html')).not.toHaveAttribute('data-unheard');
        await scrollThrough(page);
        await expectPage(page);
        // The first page has most of them. Some wait for an idle moment, which a busy machine has late.
        if (path === visits[0]) {
          const asked = expect.poll(() => blocker.refused.size, { timeout: 30_000 });
          await asked.toBeGreaterThan(visitor === 'viewer' ? 10 : 4);
        }
        // A row of the viewer that does not come says so, as every part does.
        if (path === '/home') await expect(page.getByText(label(lang, 'part.failed')).first()).toBeVisible();
      }
      expect(failures).toEqual([]);
    });
  });

test.describe('a press whose calls do not come', () => {
  test.use({ visitor: 'viewer' });

  for (const [what, pathOf, name, only] of [
    ['follow', ({ showSlug }: Catalogue) => `/shows/${showSlug}`, 'follow.follow'],
    // The page of what is saved begins with the script that saves.
    ['save', ({ showSlug }: Catalogue) => `/shows/${showSlug}`, 'saved.title', 'show'],
    ['remind', ({ programme }: Catalogue) => `/schedule/${programme}`, 'reminder.button'],
    ['sign out', () => '/account', 'auth.signOut'],
  ] as const)
    test(`to ${what} is told, and the page stays`, async ({ page, request, prefix, lang, catalogue }) => {
      await blockScripts(page, await readLazyScripts(request, only));
      await page.goto(`${prefix}${pathOf(catalogue)}`);
      const button = page
        .getByRole('main')
        .getByRole('button', { name: label(lang, name) })
        .first();
      await waitForHydration(button);
      await button.click();
      // Texts of failures are a script too: the general one comes with the page.
      await expect(page.getByText(message(lang, 'SOMETHING_WENT_WRONG'))).toBeVisible();
      await expect(button).toBeEnabled();
      await expectPage(page);
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
    ['its code', /\/[\w-]+-[0-9a-f]{8}\.js/],
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
