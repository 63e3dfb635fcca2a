import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

import { label, message } from './support/interface-text';
import { expect, test } from './support/test';

const PLAYER = '[data-player]';

const timeOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

const pausedOf = (page: Page): Promise<boolean> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

const lengthOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.duration);

const put = (page: Page, second: number): Promise<void> =>
  page.locator('video').evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, second);

/** Opens a video and presses the star; resolves when pictures move. */
const begin = async (page: Page, lang: 'en' | 'ar', path: string): Promise<void> => {
  await page.goto(path);
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'watch.play') })
    .first()
    .click();
  await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(0.3);
};

/** Paused, the controls stay however long the test takes. */
const beginPaused = async (page: Page, lang: 'en' | 'ar', path: string): Promise<void> => {
  await begin(page, lang, path);
  await page.keyboard.press('k');
  await expect.poll(() => pausedOf(page)).toBe(true);
};

const pauseAt = async (page: Page, second: number): Promise<void> => {
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await put(page, second);
  await expect.poll(() => timeOf(page)).toBeCloseTo(second, 0);
};

const timeline = (page: Page, lang: 'en' | 'ar'): Locator =>
  page.locator(PLAYER).getByRole('slider', { name: label(lang, 'player.seek') });

test('a recording plays, pauses and is sought by keys that mean the same in both languages', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await begin(page, lang, `${prefix}/watch/${catalogue.free}`);
  await page.keyboard.press('k');
  await expect.poll(() => pausedOf(page)).toBe(true);
  await pauseAt(page, 6);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => timeOf(page)).toBeCloseTo(11, 0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => timeOf(page)).toBeCloseTo(6, 0);
  await page.keyboard.press('l');
  await expect.poll(() => timeOf(page)).toBeCloseTo(16, 0);
  await page.keyboard.press('5');
  const half = (await lengthOf(page)) / 2;
  await expect.poll(() => timeOf(page)).toBeCloseTo(half, 0);
  await page.keyboard.press('m');
  await expect(page.locator('video')).toHaveJSProperty('muted', true);
  await page.keyboard.press('Shift+Period');
  await expect(page.locator('video')).toHaveJSProperty('playbackRate', 1.25);
  await page.keyboard.press('k');
  await expect.poll(() => pausedOf(page)).toBe(false);
});

test('the timeline runs from left to right: a click at four fifths goes to four fifths', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await beginPaused(page, lang, `${prefix}/watch/${catalogue.free}`);
  const slider = timeline(page, lang);
  const box = await slider.boundingBox();
  if (!box) throw new Error('the timeline is not shown');
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2);
  const length = await lengthOf(page);
  await expect.poll(() => timeOf(page)).toBeCloseTo(length * 0.8, 0);
  await expect(slider).toHaveAttribute('aria-valuetext', lang === 'en' ? /\d seconds of \d/ : / من \d/);
});

test('captions in both languages stand one over the other, each in its own direction', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await beginPaused(page, lang, `${prefix}/watch/${catalogue.free}`);
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'watch.captions') })
    .click();
  await page.getByRole('menuitemradio', { name: label(lang, 'player.captionsBoth') }).click();
  await pauseAt(page, 3);
  const lines = page.locator(`${PLAYER} p[lang][dir=auto]`);
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toHaveAttribute('lang', lang);
  await expect(lines.nth(1)).toHaveAttribute('lang', lang === 'en' ? 'ar' : 'en');
  const directions = await lines.evaluateAll((all) =>
    all.map((line) => [line.getAttribute('lang'), getComputedStyle(line).direction]),
  );
  expect(Object.fromEntries(directions)).toEqual({ ar: 'rtl', en: 'ltr' });

  await page.reload();
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'watch.play') })
    .first()
    .click();
  await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(1);
  await expect(lines).toHaveCount(2);
});

test('the quality menu lists the heights of the stream and holds the chosen one', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await beginPaused(page, lang, `${prefix}/watch/${catalogue.free}`);
  const settings = page.locator(PLAYER).getByRole('button', { name: label(lang, 'player.settings') });
  await settings.click();
  const quality = page.getByRole('group', { name: label(lang, 'player.quality') });
  await expect(quality.getByRole('menuitemradio')).toHaveText([
    new RegExp(label(lang, 'player.auto')),
    '720p',
    '360p',
  ]);
  await quality.getByRole('menuitemradio', { name: '360p' }).click();
  await expect(settings).toBeFocused();
  await page.reload();
  asked.length = 0;
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'watch.play') })
    .first()
    .click();
  await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(1);
  expect(asked.filter((url) => url.includes('/360p/') && url.endsWith('.m4s'))).not.toEqual([]);
  expect(asked.filter((url) => url.includes('/720p/') && url.endsWith('.m4s'))).toEqual([]);
});

test('a lost network is told, and another try goes on from the same second', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.route(/\/[2-9]\.m4s/, (route) => route.abort());
  await begin(page, lang, `${prefix}/watch/${catalogue.free}`);
  await expect(page.getByRole('alert').getByText(label(lang, 'player.failedNetwork'))).toBeVisible({
    timeout: 30_000,
  });
  const stopped = await timeOf(page);
  expect(stopped).toBeGreaterThan(6);
  await page.unroute(/\/[2-9]\.m4s/);
  await page.getByRole('button', { name: label(lang, 'watch.retry') }).click();
  await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(stopped + 0.3);
  await expect(page.getByRole('alert').getByText(label(lang, 'player.failedNetwork'))).toHaveCount(0);
});

test('at the end the next video is offered; cancelled, it does not come and this one can be seen again', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const path = `${prefix}/watch/${catalogue.free}`;
  await begin(page, lang, path);
  await put(page, (await lengthOf(page)) - 0.6);
  const cancel = page.getByRole('button', { name: label(lang, 'player.cancel') });
  await expect(page.getByRole('button', { name: label(lang, 'player.playNow') })).toBeFocused();
  await cancel.click();
  const again = page.getByRole('button', { name: label(lang, 'player.replay') });
  await expect(again).toBeFocused();
  await again.click();
  await expect.poll(() => pausedOf(page)).toBe(false);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('the next video comes when asked, and plays', async ({ page, lang, prefix, catalogue }) => {
  const path = `${prefix}/watch/${catalogue.free}`;
  await begin(page, lang, path);
  await put(page, (await lengthOf(page)) - 0.6);
  await page.getByRole('button', { name: label(lang, 'player.playNow') }).click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
});

test('the share popup copies the link in the chosen language', async ({
  page,
  lang,
  prefix,
  catalogue,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${prefix}/watch/${catalogue.free}`);
  await page.getByRole('button', { name: label(lang, 'watch.share') }).click();
  const dialog = page.getByRole('dialog', { name: label(lang, 'share.title') });
  await dialog.getByText(label(lang, 'share.arabic')).click();
  await dialog.getByRole('button', { name: label(lang, 'share.copy') }).click();
  await expect(page.getByText(message(lang, 'LINK_COPIED'), { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/ar/watch/${catalogue.free}`);
  await expect(dialog).toBeHidden();
});

test('an address says at which second to begin', async ({ page, lang, prefix, catalogue }) => {
  await page.goto(`${prefix}/watch/${catalogue.free}?t=12`);
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'watch.play') })
    .first()
    .click();
  await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(12);
});

test('an event on air says that it is, and what has not begun counts down', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.goto(`${prefix}/watch/${catalogue.upcoming}`);
  await expect(page.getByText(label(lang, 'watch.notStarted'))).toBeVisible();
  const clock = page.getByText(/^\d\d:\d\d:\d\d$/);
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');

  await page.goto(`${prefix}/watch/${catalogue.onAir}`);
  await expect(page.getByText(message(lang, 'SIGNUP_REQUIRED'))).toBeVisible();
});

test('the player has no accessibility fault while its controls and a menu are shown', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await beginPaused(page, lang, `${prefix}/watch/${catalogue.free}`);
  await expect(timeline(page, lang)).toBeVisible();
  const faults = async (): Promise<string[]> => {
    const { violations } = await new AxeBuilder({ page }).include('article').analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  };
  expect(await faults()).toEqual([]);
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'player.settings') })
    .click();
  expect(await faults()).toEqual([]);
});

test('the whole player works by keyboard: star, bar, menu and back', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.goto(`${prefix}/watch/${catalogue.free}`);
  const star = page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'watch.play') })
    .first();
  await star.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(PLAYER).getByRole('button', { name: label(lang, 'player.pause') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => pausedOf(page)).toBe(true);

  const names: string[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
    if (names.at(-1) === label(lang, 'player.settings')) break;
  }
  expect(names).toEqual(
    expect.arrayContaining([
      label(lang, 'player.back10'),
      label(lang, 'player.forward10'),
      label(lang, 'player.volume'),
      label(lang, 'watch.captions'),
      label(lang, 'player.settings'),
    ]),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.locator(PLAYER).getByRole('button', { name: label(lang, 'player.settings') }),
  ).toBeFocused();

  await page.keyboard.press('Shift+Slash');
  const sheet = page.getByRole('dialog', { name: label(lang, 'player.shortcuts') });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('the bar is whole on a phone of 320 px, and what does not fit is in the settings', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await beginPaused(page, lang, `${prefix}/watch/${catalogue.free}`);
  const bar = await page.locator(PLAYER).boundingBox();
  for (const button of await page.locator(`${PLAYER} [dir=ltr] button`).all()) {
    const box = await button.boundingBox();
    if (!box || !bar) continue;
    expect(box.x).toBeGreaterThanOrEqual(bar.x);
    expect(box.x + box.width).toBeLessThanOrEqual(bar.x + bar.width + 0.5);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'player.settings') })
    .click();
  await expect(page.getByRole('group', { name: label(lang, 'watch.captions') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: label(lang, 'player.mute') })).toBeVisible();
});
