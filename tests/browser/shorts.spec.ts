import type { JSHandle, Locator, Page } from '@playwright/test';

import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { label } from './support/interface-text';
import { PLAYBACK_TIMEOUT, STREAMING_TEST_MS } from './support/player';
import { expect, test } from './support/test';

/** Returns the codes of the shorts whose film the page has asked for, as they come. */
const watchFilms = (page: Page): string[] => {
  const codes: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!body.includes('"operationName":"Playback"')) return;
    const { variables } = JSON.parse(body) as { variables: { code: string } };
    codes.push(variables.code);
  });
  return codes;
};

test.describe.configure({ timeout: STREAMING_TEST_MS });

test('a short plays without sound, keys go to the next, the one after is made ready, and its address leads back', async ({
  page,
  lang,
  prefix,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const films = watchFilms(page);
  await page.goto(`${prefix}/shorts`);
  const shorts = page.locator('[data-short]');
  const playing = page.locator('[data-short]:not([inert]) video');
  const second = (): Promise<number> => playing.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(second, PLAYBACK_TIMEOUT).toBeGreaterThan(0.2);
  await expect(playing).toHaveJSProperty('muted', true);
  const [first, next, afterNext] = await shorts.evaluateAll((all) =>
    all.map((short) => short.getAttribute('data-short')),
  );
  // Both at once, in any order.
  await expect.poll(() => films.toSorted()).toEqual([first, next].toSorted());
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.keyboard.press('m');
  await expect(playing).toHaveJSProperty('muted', false);
  await expect(page.getByRole('button', { name: label(lang, 'player.mute') })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`${prefix}/shorts?c=${next}`);
  await expect.poll(second, PLAYBACK_TIMEOUT).toBeGreaterThan(0.2);
  await expect(shorts.nth(0)).toHaveAttribute('inert', '');
  await expect.poll(() => films.slice(2)).toEqual([afterNext]);
  // The one before, the one that plays and the next: no more are kept.
  expect(await page.locator('[data-short] video').count()).toBeLessThanOrEqual(3);

  await page.keyboard.press('Space');
  await expect(playing).toHaveJSProperty('paused', true);

  const active = page.locator('[data-short]:not([inert])');
  await active.getByRole('button', { name: label(lang, 'watch.share') }).click();
  const share = page.getByRole('dialog', { name: label(lang, 'share.title') });
  const address = new URL(`${prefix}/shorts?c=${next}`, page.url()).href;
  await expect(share.getByLabel(label(lang, 'share.link'), { exact: true })).toHaveValue(address);
  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();

  await page.reload();
  // Until the page's script runs, none of them is.
  await expect(active).toHaveCount(1);
  await expect(active).toHaveAttribute('data-short', next ?? '');
  expect(complaints).toEqual([]);
});

/** Collects from now on by which part of its height the list rests beside the nearest short. */
const watchRests = (feed: Locator): Promise<JSHandle<number[]>> =>
  feed.evaluateHandle((list) => {
    const rests: number[] = [];
    list.addEventListener('scrollend', () => {
      const { top, height } = list.getBoundingClientRect();
      const distances = [...list.children].map((short) => {
        const place = short.getBoundingClientRect();
        return Math.abs(place.top + place.height / 2 - top - height / 2) / height;
      });
      rests.push(Math.min(...distances));
    });
    return rests;
  });

test('the list rests on a whole short, however far it was scrolled', async ({ page, lang, prefix }) => {
  const height = 740;
  await page.setViewportSize({ width: 360, height });
  await page.goto(`${prefix}/shorts`);
  const shorts = page.locator('[data-short]');
  // Until the page's script runs, none of them is.
  await expect(page.locator('[data-short]:not([inert])')).toHaveCount(1);
  const codes = await shorts.evaluateAll((all) => all.map((short) => short.getAttribute('data-short')));
  const rests = await watchRests(page.getByRole('feed', { name: label(lang, 'shorts.title') }));
  const count = (): Promise<number> => rests.evaluate(({ length }) => length);

  await page.mouse.move(180, height / 2);
  for (const [part, place] of [
    [0.6, 1],
    [0.7, 2],
    [-0.6, 1],
  ] as const) {
    const before = await count();
    await page.mouse.wheel(0, height * part);
    await expect.poll(count).toBeGreaterThan(before);
    await expect(page).toHaveURL(`${prefix}/shorts?c=${codes[place]}`);
    await expect(shorts.nth(place)).toBeInViewport({ ratio: 0.99 });
    expect(Math.max(...(await rests.jsonValue()))).toBeLessThan(0.01);
  }

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(`${prefix}/shorts?c=${codes[3]}`);
});

test.describe('for those who save data', () => {
  test.use({ savesData: true });

  test('nothing plays or loads until the star is pressed', async ({ page, lang, prefix }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${prefix}/shorts`);
    const first = page.locator('[data-short]').first();
    const play = first.getByRole('button', { name: label(lang, 'watch.play') });
    await expect(play).toBeVisible();
    expect(asked.filter((url) => url.includes('/media/'))).toEqual([]);
    await play.click();
    await expect(first.locator('video')).toHaveJSProperty('paused', false, PLAYBACK_TIMEOUT);
  });
});
