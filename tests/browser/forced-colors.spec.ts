import type { Locator } from '@playwright/test';

import { clickPlay, PLAYBACK_TIMEOUT, STREAMING_TEST_MS } from './support/player';
import { expect, test } from './support/test';
import { waitForHydration } from './support/wait-for-hydration';
import { walkByKeyboard } from './support/walk-by-keyboard';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, savesData: true });

/** How much of the ground of an element lets through what is behind it: 1 is a wall. */
const groundOf = (element: Locator): Promise<number> =>
  element.evaluate((shown) => {
    const [, alpha = '1'] = /^rgba\(.*, ([\d.]+)\)$/.exec(getComputedStyle(shown).backgroundColor) ?? [];
    return Number(alpha);
  });

const PATHS: Record<string, string> = {
  'a text': '/faq',
  'a form': '/auth/register',
  'the schedule': '/schedule',
  'the search': '/search?q=%D9%84%D9%8A%D9%84',
};

for (const [what, path] of Object.entries(PATHS))
  test(`in the colours of the system, what has the focus on ${what} is marked`, async ({ page, prefix }) => {
    test.slow();
    await page.goto(`${prefix}${path}`);
    await waitForHydration(page.getByRole('main'));
    const stops = await walkByKeyboard(page);
    expect(stops.length).toBeGreaterThan(5);
    expect(stops.filter(({ marked }) => !marked)).toEqual([]);
  });

test('in the colours of the system the header hides what scrolls under it, and what is chosen is marked', async ({
  page,
  prefix,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/home', '/schedule']) {
    await page.goto(`${prefix}${path}`);
    expect(await groundOf(page.getByRole('banner').first())).toBe(1);
  }
  const chosen = page.locator('a[aria-current]:visible, button[aria-pressed="true"]:visible');
  // The day of the schedule is marked once its script is there.
  await expect(chosen.nth(1)).toBeVisible();
  const outlines = await chosen.evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
  expect(new Set(outlines)).toEqual(new Set(['solid']));
});

test('in the colours of the system the name of the product and the marks of the carousel are seen', async ({
  page,
  prefix,
}) => {
  await page.goto(`${prefix}/home`);
  const brand = page.getByRole('banner').first().getByRole('img').first();
  // The name is drawn in a light colour, so its ground must be dark in every theme.
  expect(await groundOf(brand)).toBe(1);
  const marks = page.getByRole('main').locator(':has(> button[aria-current]) > button');
  await expect(marks.nth(1)).toBeVisible();
  const [ground, ...colours] = await marks.evaluateAll((buttons) => [
    getComputedStyle(document.body).backgroundColor,
    ...buttons.map((button) => getComputedStyle(button, '::before').backgroundColor),
  ]);
  expect(colours).not.toContain(ground);
});

test('in the colours of the system the signs of the player stand on a ground', async ({
  page,
  lang,
  prefix,
  catalogue: { free },
}) => {
  test.setTimeout(STREAMING_TEST_MS);
  await page.goto(`${prefix}/watch/${free}`);
  await clickPlay(page, lang);
  const timeline = page.getByRole('main').getByRole('slider').first();
  await expect(timeline).toBeAttached(PLAYBACK_TIMEOUT);
  const grounds = await timeline.evaluate((slider) => {
    const found: string[] = [];
    for (let one: Element | null = slider; one && !one.querySelector('video'); one = one.parentElement)
      found.push(getComputedStyle(one).backgroundColor);
    return found;
  });
  expect(grounds.filter((ground) => ground.startsWith('rgb('))).not.toEqual([]);
});
