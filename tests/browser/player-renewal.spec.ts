import type { JSHandle, Page } from '@playwright/test';
import { signMediaPath } from '@sahra/schemas/media-url';

import {
  PLAYBACK_TIMEOUT,
  PLAYER,
  STREAMING_TEST_MS,
  startPaused,
  startPlayback,
  timeOf,
} from './support/player';
import { expect, test } from './support/test';

/** Streams play in real time, and slower on a machine without a GPU. */
test.describe.configure({ timeout: STREAMING_TEST_MS });

/** For so long media accepts the first signature. The page takes it to be valid for hours, as after a sleep. */
const LIFE_SECONDS = 15;
const FORBIDDEN = 403;
/** Beyond what is loaded ahead, in seconds. */
const FAR = 200;

interface Signatures {
  /** Signature that expires; empty until the page has it. */
  short: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
  /** How often media has refused it. */
  refused: number;
  /** Whether media has sent a segment for another signature. */
  isRenewed: boolean;
}

/** Gives the page a first signature of media's own key that expires soon. Returns what media does with it. */
const shortenFirstSignature = async (page: Page, code: string): Promise<Signatures> => {
  const key = process.env['MEDIA_SIGNING_KEY'] ?? '';
  const signatures: Signatures = { short: '', expiresAt: 0, refused: 0, isRenewed: false };
  await page.route('**/graphql', async (route) => {
    const isPlayback = route.request().postData()?.includes('"operationName":"Playback"') ?? false;
    if (!isPlayback || signatures.short !== '') return route.fallback();
    const expiry = Math.ceil(Date.now() / 1000) + LIFE_SECONDS;
    signatures.short = `${signMediaPath(key, code, expiry)}/`;
    signatures.expiresAt = expiry * 1000;
    const response = await route.fetch();
    const body = await response.text();
    return route.fulfill({ response, body: body.replaceAll(/\/media\/[^/]+\/[^/]+\//g, signatures.short) });
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/media/')) return;
    const isShort = pathname.startsWith(signatures.short);
    if (isShort && response.status() === FORBIDDEN) signatures.refused += 1;
    if (!isShort && response.ok() && pathname.endsWith('.m4s')) signatures.isRenewed = true;
  });
  return signatures;
};

/** Collects from now on what a viewer would notice: a break of the film, a step back, a message. */
const watchBreaks = (page: Page): Promise<JSHandle<string[]>> =>
  page.locator('video').evaluateHandle((video: HTMLVideoElement, player) => {
    const seen: string[] = [];
    for (const name of ['pause', 'emptied', 'error']) video.addEventListener(name, () => seen.push(name));
    let furthest = video.currentTime;
    video.addEventListener('timeupdate', () => {
      if (video.currentTime < furthest) seen.push(`back from ${furthest} to ${video.currentTime}`);
      furthest = video.currentTime;
    });
    const root = video.closest(player) ?? document.body;
    const look = () => root.querySelector('[role="alert"]') && seen.push('alert');
    new MutationObserver(look).observe(root, { childList: true, subtree: true });
    return seen;
  }, PLAYER);

/** Returns the second up to which the film is loaded. */
const loadedTo = (page: Page): Promise<number> =>
  page
    .locator('video')
    .evaluate(({ buffered }: HTMLVideoElement) =>
      buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
    );

test('a signature that has expired is renewed while the film plays, without a break', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const { code } = catalogue.chaptered;
  const signatures = await shortenFirstSignature(page, code);
  await startPlayback(page, lang, `${prefix}/watch/${code}`);
  const breaks = await watchBreaks(page);
  await expect.poll(() => signatures.refused, PLAYBACK_TIMEOUT).toBeGreaterThan(0);
  const loaded = await loadedTo(page);
  await expect.poll(() => signatures.isRenewed, PLAYBACK_TIMEOUT).toBe(true);
  await expect.poll(() => loadedTo(page), PLAYBACK_TIMEOUT).toBeGreaterThan(loaded + 1);
  const second = await timeOf(page);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(second + 1);
  expect(await breaks.jsonValue()).toEqual([]);
});

test('who comes back after the signature has expired goes on at the second that they choose', async ({
  page,
  lang,
  prefix,
  catalogue,
}) => {
  const { code } = catalogue.chaptered;
  const signatures = await shortenFirstSignature(page, code);
  await startPaused(page, lang, `${prefix}/watch/${code}`);
  await expect.poll(() => Date.now(), PLAYBACK_TIMEOUT).toBeGreaterThan(signatures.expiresAt);
  const breaks = await watchBreaks(page);
  await page.locator('video').evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to;
  }, FAR);
  await page.keyboard.press('k');
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(FAR + 1);
  expect(signatures.refused).toBeGreaterThan(0);
  expect(await breaks.jsonValue()).toEqual([]);
});
