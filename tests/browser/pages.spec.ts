import type { Page } from '@playwright/test';

import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { BUILT_PAGES, DESKTOP_PAGES, inForm, SAMPLED_PAGES } from './support/addresses';
import { findRawKeys } from './support/find-raw-keys';
import { findBrokenWords } from './support/find-broken-words';
import { findTextBeyondEdges } from './support/find-text-beyond-edges';
import { readLayoutShifts, watchLayoutShift } from './support/layout-shift';
import { findElementsMovedByStyles, readInlineStyleSheets } from './support/find-elements-moved-by-styles';
import { scrollThrough } from './support/scroll-through';
import { expect, test } from './support/test';
import { waitForHydration } from './support/wait-for-hydration';
import { walkByKeyboard } from './support/walk-by-keyboard';

test.use({ savesData: true });

const PHONE = { width: 360, height: 780 };
const NARROW = { width: 320, height: 640 };
const SHIFT_LIMIT = 0.02;

const strangersAsked = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (!['localhost', '127.0.0.1'].includes(hostname) && protocol.startsWith('http'))
      asked.push(request.url());
  });
  return asked;
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Alternates the language from page to page for checks that do not depend on it. */
const languageOfTurn = (turn: number): 'en' | 'ar' => (turn % 2 === 0 ? 'en' : 'ar');

// Opening a page takes most of the time, so each visit runs all checks that it can. A page like others of its layout
// is opened twice: on a phone in one language, on a desktop in the other, and at 320 px in both. The twin of another page
// is not opened on a desktop. The describe blocks skip a language: a test that skips itself has opened a context before.
for (const [turn, built] of BUILT_PAGES.entries()) {
  test.describe(built.page, () => {
    test.use({ visitor: built.visitor });
    test.slow(built.page === 'test', 'The gallery holds every component in every state.');

    test.describe(() => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });
      const isSample = SAMPLED_PAGES.includes(built);
      test.skip(({ lang }) => !isSample && lang !== languageOfTurn(turn), 'Asked in the other language.');

      test(`${built.page} on a phone`, async ({ page, prefix, lang, catalogue, complaints }) => {
        const strangers = strangersAsked(page);
        await page.setViewportSize(PHONE);
        await watchLayoutShift(page);
        await page.goto(inForm(prefix, built.path(catalogue)), { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('h1')).toBeVisible();
        // Waits until all content has loaded. The gallery shows loading states permanently. The first paint of a shell
        // is replaced by a longer page, which moves the footer for who scrolled to it; that an idle network comes later
        // is not certain.
        await waitForHydration(page.locator('main'));
        if (built.page !== 'test')
          await expect(page.locator('main [aria-busy="true"], #first-paint')).toHaveCount(0);
        await scrollThrough(page);
        expect
          .soft(await readLayoutShifts(page, SHIFT_LIMIT), 'moves while it loads and is read')
          .toEqual([]);
        // Checked before axe, because axe reads the video's blob URL, which causes a console error.
        expect.soft(complaints, 'complaints').toEqual([]);
        expect.soft(strangers, 'asked of others').toEqual([]);
        expect.soft(await findRawKeys(page), 'keys instead of words').toEqual([]);
        expect.soft(await findAccessibilityViolations(page), 'faults for axe').toEqual([]);

        await page.setViewportSize(NARROW);
        await expect.soft.poll(() => overflow(page), 'wider than a narrow phone').toBeLessThanOrEqual(0);
        await page.setViewportSize(PHONE);
        const scale = (size: string) =>
          page.evaluate((now) => document.documentElement.style.setProperty('font-size', now), size);
        await scale('200%');
        // The gallery has frames of a fixed width.
        if (built.page !== 'test') {
          await expect.soft
            .poll(() => findTextBeyondEdges(page), 'cut off at twice the size of the text')
            .toEqual([]);
          expect.soft(await findBrokenWords(page), 'broken at twice the size of the text').toEqual([]);
        }
        await scale('');
        await page.setViewportSize(NARROW);
        // The gallery contains the styles of every shared component. This check is last, because the styles stay.
        if (lang === languageOfTurn(turn)) {
          const sheets = await readInlineStyleSheets(page, `${prefix}/test`);
          expect.soft(sheets.length, 'style sheets of the gallery').toBeGreaterThan(0);
          const added = await findElementsMovedByStyles(page, sheets);
          expect.soft(added, 'looks different after another page').toEqual([]);
        }
      });
    });

    if (!DESKTOP_PAGES.includes(built)) return;
    test.describe(() => {
      test.skip(({ lang }) => lang !== languageOfTurn(turn + 1), 'Asked in the other language.');

      test(`${built.page} on a desktop, unprefixed`, async ({ page, lang, catalogue, complaints }) => {
        const strangers = strangersAsked(page);
        await page.goto(built.path(catalogue), { waitUntil: 'networkidle' });
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('h1')).toBeVisible();
        // What takes the place of a first paint would take the focus away on the walk.
        await waitForHydration(page.locator('main'));
        if (built.page !== 'test')
          await expect(page.locator('main [aria-busy="true"], #first-paint')).toHaveCount(0);
        expect.soft(complaints, 'complaints').toEqual([]);
        expect.soft(strangers, 'asked of others').toEqual([]);

        // A style in transition is not final, and fading text has low contrast.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect.soft(await findAccessibilityViolations(page), 'faults for axe').toEqual([]);
        const stops = await walkByKeyboard(page);
        expect.soft(stops.length, 'places that Tab comes to').toBeGreaterThan(3);
        const lost = stops.filter(({ seen, marked }) => !seen || !marked);
        expect.soft(lost, 'focus that is covered or not shown').toEqual([]);
        await page.setViewportSize(NARROW);
        await expect.soft.poll(() => overflow(page), 'wider than a narrow phone').toBeLessThanOrEqual(0);
      });
    });
  });
}
