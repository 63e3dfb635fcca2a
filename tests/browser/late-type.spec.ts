import type { Page } from '@playwright/test';

import { inForm, SAMPLED_PAGES } from './support/addresses';
import { label } from './support/interface-text';
import { delayResponses } from './support/delay-responses';
import { readLayoutShifts, watchLayoutShift } from './support/layout-shift';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** Elements whose boxes were asked for. */
    measured: Element[];
    /** The files of the typeface that every page needs, as the page's script has them. */
    scriptedFont?: FontFace[];
  }
}

test.use({ savesData: true });

const PHONE = { width: 360, height: 780 };
/**
 * Layout shift limit: text that gets 2% wider or narrower is invisible, while one line more or less is 0.008 and
 * up.
 */
const STILL = 0.005;
/**
 * Chromium also counts the growth of a strip of Arabic links or filters beyond the left edge as a shift of the
 * visible ones: 0.0053 and 0.0066.
 */
const STILL_WITH_ARABIC_STRIP = 0.007;
const TYPEFACE = '**/*.woff2';
/** A page that no other test publishes meanwhile: a new text moves what is being read, too. */
const UNCHANGED = '/terms-and-conditions';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whether the page is drawn in its typeface. */
const hasTypeface = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const faces = window.scriptedFont ?? [];
    return faces.length > 0 && faces.every((face) => document.fonts.has(face));
  });

/**
 * Opens a page and waits until it is painted in the fallback font. The delayed font files also delay the load
 * event.
 */
const openDrawn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('h1').first()).toBeAttached();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await hasTypeface(page)).toBe(false);
};

/** How many files of the typeface every page of a language needs. */
const FILES = { en: 1, ar: 2 } as const;

/** Waits for the files that the page needs, and returns how many they are. */
const filesCome = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const faces = await Promise.all((window.scriptedFont ?? []).map(({ loaded }) => loaded));
    return faces.length;
  });

for (const built of SAMPLED_PAGES)
  test.describe(built.page, () => {
    test.use({ visitor: built.visitor });

    test(`nothing of ${built.page} moves when its typeface comes late`, async ({
      page,
      prefix,
      lang,
      catalogue,
    }) => {
      const hasStrip = built.page === 'account' || built.page === 'shows';
      const still = hasStrip && lang === 'ar' ? STILL_WITH_ARABIC_STRIP : STILL;
      await page.setViewportSize(PHONE);
      await watchLayoutShift(page);
      const letThrough = await delayResponses(page, TYPEFACE);
      await openDrawn(page, inForm(prefix, built.path(catalogue)));
      letThrough();
      expect(await filesCome(page)).toBe(FILES[lang]);
      await page.waitForLoadState('networkidle');
      expect(await readLayoutShifts(page, still)).toEqual([]);
    });
  });

test('nothing in what begins below the window is laid out for a typeface that comes late', async ({
  page,
  prefix,
  lang,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    window.measured = [];
    const boxOf = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function (): DOMRect {
      window.measured.push(this);
      return boxOf.call(this);
    };
  });
  // Without the page's own scripts, which measure too, but later.
  await page.route('**/*.js', (route) => route.abort());
  const letThrough = await delayResponses(page, TYPEFACE);
  await openDrawn(page, `${prefix}/home`);
  letThrough();
  expect(await filesCome(page)).toBe(FILES[lang]);
  await expect.poll(() => page.evaluate(() => window.measured.length)).toBeGreaterThan(0);
  const below = await page.evaluate(() => {
    const measured = window.measured.slice();
    return measured.filter(
      ({ parentElement }) => parentElement && parentElement.getBoundingClientRect().top >= innerHeight,
    ).length;
  });
  expect(below).toBe(0);
});

test('a typeface that is there before the first frame is put on at once', async ({ page, prefix, lang }) => {
  // The first frame waits for the typeface: on its own it may come first, and then a line that wraps keeps it away.
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      void Promise.resolve()
        .then(() => Promise.all((window.scriptedFont ?? []).map(({ loaded }) => loaded)))
        .then(() => draw(callback));
      return 0;
    };
  });
  await page.goto(`${prefix}${UNCHANGED}`);
  expect(await filesCome(page)).toBe(FILES[lang]);
  await expect.poll(() => hasTypeface(page)).toBe(true);
});

test('a typeface that would move what is being read waits for the next page', async ({
  page,
  prefix,
  lang,
}) => {
  const letThrough = await delayResponses(page, TYPEFACE);
  await openDrawn(page, `${prefix}${UNCHANGED}`);
  // In the typeface these letters fill one line, in a monospaced font two.
  await page.addStyleTag({
    content: `h1::before { content: '${'i'.repeat(60)}'; display: block; inline-size: 20em; word-break: break-all; font: 40px 'Alexandria by script', monospace }`,
  });
  letThrough();
  expect(await filesCome(page)).toBe(FILES[lang]);
  await page.waitForLoadState('networkidle');
  expect(await hasTypeface(page)).toBe(false);
  await page
    .getByRole('banner')
    .getByRole('link', { name: label(lang, 'auth.login') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/auth/login$`));
  await expect.poll(() => hasTypeface(page)).toBe(true);
});
