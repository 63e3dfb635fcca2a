import { BUILT_PAGES, inForm, SAMPLED_PAGES } from './support/addresses';
import { restoreLocalStorage } from './support/restore-local-storage';
import { readLayoutShifts, watchLayoutShift } from './support/layout-shift';
import { serveInChunks } from './support/serve-in-chunks';
import { expect, test } from './support/test';

/** Layout shift limit: a line of small text may be inserted; nothing larger may move. */
const STILL = 0.005;
/** One viewport per language, because the results depend only on the viewport. */
const SCREEN = { en: { width: 360, height: 780 }, ar: { width: 1280, height: 800 } };

test.use({ contextOptions: { reducedMotion: 'reduce' }, savesData: true });

/** Begins with a strip of links that is scrolled to one of the last. */
const SCROLLED = BUILT_PAGES.filter(({ page }) => page === 'referral-friend');

for (const built of [...SAMPLED_PAGES, ...SCROLLED])
  test.describe(built.page, () => {
    test.use({ visitor: built.visitor });

    test(`what is read of ${built.page} stays in its place while the rest of its HTML comes`, async ({
      page,
      prefix,
      lang,
      catalogue,
      signedIn,
    }) => {
      const site = await serveInChunks();
      await page.setViewportSize(SCREEN[lang]);
      await watchLayoutShift(page);
      if (built.visitor === 'viewer') await restoreLocalStorage(page, await signedIn());
      await page.goto(site.url + inForm(prefix, built.path(catalogue)), { waitUntil: 'commit' });
      do {
        await page.evaluate(() => {
          const awaited = document.querySelector('link[rel="expect"]')?.getAttribute('href');
          // Until the element that a page awaits is whole, so that its neighbour begins, there is no frame.
          if (awaited && !document.querySelector(`${awaited} + *`)) return undefined;
          return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        });
      } while (site.next());
      await page.waitForLoadState('networkidle');
      expect(await readLayoutShifts(page, STILL)).toEqual([]);
      await site.close();
    });
  });
