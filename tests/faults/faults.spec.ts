import { askGraph } from '../browser/support/graph';
import { label } from '../browser/support/interface-text';
import { logIn } from '../browser/support/log-in';
import { expect, test } from '../browser/support/test';
import { SEEDED_VIEWERS, SEEDED_PASSWORD } from '../browser/support/viewer';
import { withSuspendedService } from './with-suspended-service';

// Each test waits twice, at most half a minute each time, until a failure or a recovery of a service is detected.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const SHOWS = '{ shows(first: 5) { nodes { slug title } } }';

test('accounts standing still signs nobody out', async ({ page, lang }) => {
  await logIn(page, lang, SEEDED_VIEWERS.free, SEEDED_PASSWORD);
  await expect(page).toHaveURL(new RegExp(`/${lang}/home$`));
  const account = page.getByRole('banner').getByRole('button', { expanded: false }).last();
  await expect(account).toBeVisible();

  await withSuspendedService('accounts', async () => {
    const refused = page.waitForResponse(async (response) => {
      if (!response.url().includes('/graphql') || response.request().method() !== 'POST') return false;
      const { accept, referer } = await response.request().allHeaders();
      // The page before may still be answered. The body of an event stream has no end.
      return accept !== 'text/event-stream' && referer?.endsWith('/faq') === true;
    });
    await page.goto(`/${lang}/faq`);
    expect(JSON.stringify(await (await refused).json())).toContain('UPSTREAM_UNAVAILABLE');
    await expect(account).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await page.reload();
  await expect(account).toBeVisible();
  await page.goto(`/${lang}/auth/login`);
  await expect(page).toHaveURL(new RegExp(`/${lang}/home$`));
});

test('cms standing still leaves pages with their pictures and answers, marked stale', async ({
  page,
  lang,
  catalogue,
  browser,
}) => {
  const headers = { 'x-localization': lang };
  const before = await askGraph<unknown>(SHOWS, {}, headers);
  expect(before.extensions?.['stale']).toBeFalsy();
  const paths = ['/faq', '/shows', `/watch/${catalogue.free}`].map((path) => `/${lang}${path}`);
  // Requests each page first: without an earlier request there is no last good response.
  for (const path of paths) expect((await page.goto(path))?.status()).toBe(200);

  // A second viewer with an empty browser cache.
  const second = await (await browser.newContext()).newPage();
  await withSuspendedService('cms', async () => {
    await expect
      .poll(async () => (await askGraph<unknown>(SHOWS, {}, headers)).extensions?.['stale'], {
        timeout: 30_000,
      })
      .toBe(true);
    expect((await askGraph<unknown>(SHOWS, {}, headers)).data).toEqual(before.data);

    for (const path of paths) {
      const response = await second.goto(path, { waitUntil: 'domcontentloaded' });
      expect(response?.status()).toBe(200);
      await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await second.goto(`/${lang}/shows`, { waitUntil: 'domcontentloaded' });
    const poster = second.getByRole('main').locator('img').first();
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(second.getByText(label(lang, 'stale.notice'))).toBeVisible({ timeout: 20_000 });
  });

  await expect
    .poll(async () => (await askGraph<unknown>(SHOWS, {}, headers)).extensions?.['stale'] ?? false, {
      timeout: 30_000,
    })
    .toBe(false);
});
