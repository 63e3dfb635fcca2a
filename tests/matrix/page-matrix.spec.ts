import { DIRECTION } from '@sahra/schemas/constants';

import { BUILT_PAGES, FORMS, inForm, languageOf } from '../browser/support/addresses';
import { findAccessibilityViolations } from '../browser/support/find-accessibility-violations';
import { readLayoutShifts, watchLayoutShift } from '../browser/support/layout-shift';
import { scrollThrough } from '../browser/support/scroll-through';
import { expect, test } from '../browser/support/test';
import { walkByKeyboard } from '../browser/support/walk-by-keyboard';

test.use({ savesData: true, contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS = [360, 768, 1440] as const;
const NARROW = 320;
const SHIFT_LIMIT = 0.02;

for (const built of BUILT_PAGES)
  test.describe(built.page, () => {
    test.use({ visitor: built.visitor });
    test.slow(built.page === 'test', 'The gallery holds every component in every state.');
    for (const form of FORMS)
      for (const width of WIDTHS)
        test(`${built.page} in the form ${form || 'without prefix'} at ${width}`, async ({
          page,
          catalogue,
          complaints,
        }) => {
          const lang = languageOf(form);
          await page.setViewportSize({ width, height: 900 });
          await watchLayoutShift(page);
          const response = await page.goto(inForm(form, built.path(catalogue)), { waitUntil: 'networkidle' });
          expect(response?.status()).toBe(200);
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await expect(page.locator('html')).toHaveAttribute('dir', DIRECTION[lang]);
          await expect(page.locator('h1')).toBeVisible();
          expect.soft(await page.title(), 'title').not.toBe('');
          if (built.page !== 'test') await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await scrollThrough(page);
          expect.soft(await readLayoutShifts(page, SHIFT_LIMIT), 'moves').toEqual([]);
          expect.soft(complaints, 'complaints').toEqual([]);
          expect.soft(await findAccessibilityViolations(page), 'faults for axe').toEqual([]);
          const stops = await walkByKeyboard(page);
          const lost = stops.filter(({ seen, marked }) => !seen || !marked);
          expect.soft(lost, 'focus that is covered or not shown').toEqual([]);
          if (width === WIDTHS[0]) await page.setViewportSize({ width: NARROW, height: 640 });
          const overflow = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          await expect.soft.poll(overflow, 'wider than the screen').toBeLessThanOrEqual(0);
        });
  });
