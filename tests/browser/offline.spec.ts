import { label } from './support/interface-text';
import { expect, test } from './support/test';
import { waitForHydration } from './support/wait-for-hydration';

test.describe(() => {
  test.skip(({ lang }) => lang !== 'en', 'Depends on neither language nor direction.');

  test('without a network a press keeps the page and is followed when the network is back', async ({
    page,
    context,
    prefix,
    lang,
  }) => {
    await page.goto(`${prefix}/faq`);
    const link = page.getByRole('contentinfo').locator(`a[href="${prefix}/newsletter"]`);
    await waitForHydration(link);
    await context.setOffline(true);
    await expect(page.getByText(label(lang, 'offline.stays'))).toBeVisible();
    await link.click();
    await expect(page.getByText(label(lang, 'offline.waits'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefix}/faq$`));

    await context.setOffline(false);
    await expect(page).toHaveURL(new RegExp(`${prefix}/newsletter$`));
  });
});

test.describe(() => {
  test.skip(({ lang }) => lang !== 'ar', 'Depends on neither language nor direction.');

  test('a new page is announced in its language and begins at the top; Back restores the position', async ({
    page,
    prefix,
  }) => {
    // A page that no other test publishes meanwhile.
    await page.goto(`${prefix}/terms-and-conditions`);
    const link = page.getByRole('contentinfo').locator(`a[href="${prefix}/newsletter"]`);
    await waitForHydration(link);
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(100);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/newsletter$`));
    const announcer = page.locator('[aria-live="assertive"]');
    await expect(announcer).not.toBeEmpty();
    expect(await announcer.textContent()).toBe(await page.title());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new page without a network is the offline page, and opens by itself later', async ({
    page,
    context,
    prefix,
    lang,
  }) => {
    await page.goto(`${prefix}/faq`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.goto(`${prefix}/shows`);
    await expect(page.getByRole('heading', { name: label(lang, 'offline-page.title') })).toBeVisible();
    await page.getByRole('link', { name: label(lang, 'offline-page.retry') }).click();
    await expect(page.getByRole('status')).toHaveText(label(lang, 'offline-page.still'));

    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: label(lang, 'shows.title'), level: 1 })).toBeVisible();
    // Nothing that could be out of date is kept.
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain(`/offline.${lang}.html`);
    expect(kept.filter((path) => !/\.(?:js|css|woff2|svg)$|^\/offline\.\w\w\.html$/.test(path))).toEqual([]);
  });
});
