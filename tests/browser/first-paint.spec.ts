import { waitForHydration } from './support/wait-for-hydration';
import { label } from './support/interface-text';
import { expect, test } from './support/test';

/** A width at which the sides of the page are a fraction of a pixel. */
const PHONE = { width: 412, height: 823 };

test.use({ viewport: PHONE });

test('the poster of a watch page is painted once: the page draws it in the same size', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.goto(`${prefix}/watch/${catalogue.free}`);
  await waitForHydration(page.getByRole('button', { name: label(lang, 'watch.share') }));
  const painted = (): Promise<string[]> =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          new PerformanceObserver((list, observer) => {
            observer.disconnect();
            resolve(list.getEntries().map((entry) => ('url' in entry ? String(entry.url) : '')));
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  // The name of the site may come before it, and the picture may be painted later than the page is loaded.
  await expect.poll(async () => (await painted()).filter((url) => url.includes('/uploads/'))).toHaveLength(1);
});

test('the rows below the first window are drawn after it, without scripts of the page', async ({
  page,
  prefix,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${prefix}/home`, { waitUntil: 'domcontentloaded' });
  const rows = page.locator('main section').filter({ has: page.locator('ul > li > a') });
  const stateOf = (property: 'animationName' | 'contentVisibility') =>
    rows.evaluateAll(
      (sections, name) => sections.map((section) => getComputedStyle(section)[name]),
      property,
    );
  const late = (await stateOf('animationName')).filter((name) => name !== 'none');
  expect(late.length).toBeGreaterThan(2);
  await expect.poll(() => stateOf('contentVisibility')).not.toContain('hidden');
});
