import type { Route } from '@playwright/test';

import { label } from './support/interface-text';
import {
  PLAYBACK_TIMEOUT,
  PLAYER,
  STREAMING_TEST_MS,
  timeOf,
  pausedOf,
  lengthOf,
  startPlayback,
  startPaused,
  pauseAt,
  clickPlay,
  timeline,
} from './support/player';
import { expect, test } from './support/test';

/** Streams play in real time, and slower on a machine without a GPU. */
test.describe.configure({ timeout: STREAMING_TEST_MS });

test('a recording plays, pauses and is sought by keys that mean the same in both languages', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await startPlayback(page, lang, `${prefix}/watch/${catalogue.chaptered.code}`);
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

test('the timeline runs from left to right: keys go by chapters, a click at four fifths to four fifths', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const { code, starts } = catalogue.chaptered;
  await startPaused(page, lang, `${prefix}/watch/${code}`);
  const slider = timeline(page, lang);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => timeOf(page)).toBeCloseTo(starts[1] ?? 0, 0);
  const chapters = page.getByRole('region', { name: label(lang, 'player.chapters') }).getByRole('button');
  await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true');
  const box = await slider.boundingBox();
  if (!box) throw new Error('the timeline is not shown');
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2);
  const length = await lengthOf(page);
  // As near as the pixel that was clicked.
  const distance = async (): Promise<number> => Math.abs((await timeOf(page)) - length * 0.8);
  await expect.poll(distance).toBeLessThanOrEqual(length / box.width);
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    lang === 'en' ? / of \d.*chapter: / : /والمدة .*الفصل: /,
  );
});

test('over the timeline a moment has its picture, from the film itself', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await startPaused(page, lang, `${prefix}/watch/${catalogue.chaptered.code}`);
  const box = await timeline(page, lang).boundingBox();
  if (!box) throw new Error('the timeline is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const tile = page.getByTestId('storyboard');
  await expect(tile).toBeVisible();
  const drawn = await tile.evaluate((element) => getComputedStyle(element).backgroundImage);
  const picture = await page.request.get(/"(.+)"/.exec(drawn)?.[1] ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\//);
  const [place, half] = [await tile.boundingBox(), box.x + box.width / 2];
  expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - half)).toBeLessThan(2);
});

test('in the theatre the film is as wide as the window; scrolled away it stands in the end corner', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startPlayback(page, lang, `${prefix}/watch/${catalogue.chaptered.code}`);
  const player = page.locator(PLAYER);
  const boxOf = async () => (await player.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { width } = await boxOf();
  await player.hover();
  await player.getByRole('button', { name: label(lang, 'player.theatre') }).click();
  await expect.poll(async () => (await boxOf()).width).toBeGreaterThan(width * 1.3);
  await page.mouse.wheel(0, 3000);
  await expect(player).toHaveAttribute('data-mini', /.*/);
  await expect.poll(async () => (await boxOf()).width).toBe(352);
  // It arrives from below.
  const bottomOf = async (): Promise<number> => {
    const { y, height } = await boxOf();
    return y + height;
  };
  await expect.poll(bottomOf).toBeLessThan(900);
  const { x } = await boxOf();
  expect(lang === 'en' ? 1440 - x - 352 : x).toBeLessThan(200);
  await player.getByRole('button', { name: label(lang, 'player.miniReturn') }).click();
  await expect(player).not.toHaveAttribute('data-mini');
  await expect(player).toBeInViewport({ ratio: 0.9 });
});

test('captions in both languages stand one over the other, each in its own direction', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  await startPaused(page, lang, `${prefix}/watch/${catalogue.free}`);
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
  await clickPlay(page, lang);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(0.3);
  await pauseAt(page, 3);
  await expect(lines).toHaveCount(2);
});

test('acceptance 68: the quality menu lists the heights of the stream and holds the chosen one', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await startPaused(page, lang, `${prefix}/watch/${catalogue.free}`);
  const settings = page.locator(PLAYER).getByRole('button', { name: label(lang, 'player.settings') });
  await settings.click();
  const quality = page.getByRole('group', { name: label(lang, 'player.quality') });
  await expect(quality.getByRole('menuitemradio')).toHaveText([
    new RegExp(label(lang, 'player.auto')),
    '540p',
    '360p',
  ]);
  await quality.getByRole('menuitemradio', { name: '360p', exact: true }).click();
  await expect(settings).toBeFocused();
  await page.reload();
  asked.length = 0;
  await clickPlay(page, lang);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(1);
  expect(asked.filter((url) => url.includes('/360p/') && url.endsWith('.m4s'))).not.toEqual([]);
  expect(asked.filter((url) => url.includes('/540p/') && url.endsWith('.m4s'))).toEqual([]);
});

test('only sound is loaded once it is asked for, from the same second, and on the next visit', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const segments = (folder: RegExp): string[] =>
    asked.filter((url) => url.endsWith('.m4s') && folder.test(url));
  await startPaused(page, lang, `${prefix}/watch/${catalogue.chaptered.code}`);
  await pauseAt(page, 21);
  await page
    .locator(PLAYER)
    .getByRole('button', { name: label(lang, 'player.settings') })
    .click();
  // Sound may be loaded before its sign is seen, and pictures until the switch.
  asked.length = 0;
  await page.getByRole('menuitemcheckbox', { name: label(lang, 'player.audioOnly') }).click();
  await expect(page.locator(PLAYER).getByText(label(lang, 'player.audioOnly'))).toBeVisible();
  const switchedAt = asked.length;
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeCloseTo(21, 0);
  expect(await pausedOf(page)).toBe(true);
  await page.keyboard.press('k');
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(23);
  expect(segments(/\/audio\//)).not.toEqual([]);
  asked.splice(0, switchedAt);
  expect(segments(/\/\d+p\//)).toEqual([]);

  asked.length = 0;
  await page.reload();
  await clickPlay(page, lang);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(1);
  expect(segments(/\/audio\//)).not.toEqual([]);
  expect(segments(/\/\d+p\//)).toEqual([]);
});

test('a lost network is reported, and another try goes on from the same second', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  // Two segments load, eight seconds of the film, and the network ends with the third.
  let loaded = 0;
  let network: 'lost' | 'silent' | 'back' = 'lost';
  const waiting: Route[] = [];
  await page.route(/\/\d+\.m4s/, (route) => {
    loaded += 1;
    if (loaded <= 2 || network === 'back') return route.continue();
    if (network === 'lost') return route.abort();
    waiting.push(route);
    return undefined;
  });
  await startPlayback(page, lang, `${prefix}/watch/${catalogue.chaptered.code}`);
  await expect(page.getByRole('alert').getByText(label(lang, 'player.failedNetwork'))).toBeVisible(
    PLAYBACK_TIMEOUT,
  );
  const stopped = await timeOf(page);
  expect(stopped).toBeGreaterThan(6);
  // The player tries again by itself too: nothing arrives before the press.
  network = 'silent';
  await page.getByRole('button', { name: label(lang, 'watch.retry') }).click();
  network = 'back';
  // The player has given up those that it asked for before the press.
  await Promise.allSettled(waiting.map((route) => route.continue()));
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(stopped + 0.3);
  await expect(page.getByRole('alert').getByText(label(lang, 'player.failedNetwork'))).toHaveCount(0);
});
