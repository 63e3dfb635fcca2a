import type { Page } from '@playwright/test';

import { openDesk } from './support/desk';
import { askGraph } from './support/graph';
import { label } from './support/interface-text';
import { isEventStream } from './support/is-event-stream';
import {
  PLAYBACK_TIMEOUT,
  PLAYER,
  STREAMING_TEST_MS,
  startPlayback,
  timeOf,
  pausedOf,
} from './support/player';
import { expect, test } from './support/test';

/** Streams play in real time, and slower on a machine without a GPU. */
test.describe.configure({ timeout: STREAMING_TEST_MS });
test.use({ visitor: 'viewer' });

const VIDEO = 'api::video.video';
const SECOND_MS = 1_000;
/** From the save in the admin until an open page shows it. */
const SEEN_TIMEOUT = { timeout: 30 * SECOND_MS };

const UPCOMING = '{ videos(filter: { live: true }, first: 50) { nodes { code liveState startsAt endsAt } } }';
interface Event {
  code: string;
  liveState: string;
  startsAt: string;
  endsAt: string | null;
}

/** An event that no other spec visits, one per language: those that begin last. */
const lateEvent = async (lang: 'en' | 'ar'): Promise<Event> => {
  const { videos } = (await askGraph<{ videos: { nodes: Event[] } }>(UPCOMING)).data;
  const events = videos.nodes
    .filter(({ liveState }) => liveState === 'UPCOMING')
    .sort((one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt));
  const event = events[lang === 'en' ? 0 : 1];
  if (!event) throw new Error('The seeds have too few upcoming events.');
  return event;
};

test('acceptance 136, 137: an event begins and ends on an open page, and the next video waits for its countdown', async ({
  page,
  lang,
  prefix,
  playwright,
}) => {
  const { code, startsAt, endsAt } = await lateEvent(lang);
  const desk = await openDesk(playwright);
  const id = await desk.findByCode(VIDEO, code);
  const listening = page.waitForRequest(isEventStream);
  await page.goto(`${prefix}/watch/${code}`);
  await expect(page.getByText(label(lang, 'watch.notStarted'))).toBeVisible();
  // The event is on air for fifteen seconds only.
  await listening;
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  try {
    const now = Date.now();
    const at = (seconds: number): string => new Date(now + seconds * SECOND_MS).toISOString();
    await desk.write(VIDEO, id, 'en', { startsAt: at(10), endsAt: at(25) });
    await expect(page.locator(PLAYER).getByRole('button', { name: label(lang, 'watch.play') })).toBeVisible(
      SEEN_TIMEOUT,
    );
    await expect(page.getByText(label(lang, 'watch.ended'))).toBeVisible(SEEN_TIMEOUT);
    await page.getByRole('button', { name: label(lang, 'player.cancel') }).click();
    await expect(page.getByRole('button', { name: label(lang, 'player.cancel') })).toHaveCount(0);
    await expect(page.getByText(label(lang, 'watch.ended'))).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  } finally {
    await desk.write(VIDEO, id, 'en', { startsAt, endsAt });
  }
});

const expectMoving = async (page: Page): Promise<void> => {
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).not.toBe(before);
  const from = await timeOf(page);
  await expect.poll(() => timeOf(page), PLAYBACK_TIMEOUT).toBeGreaterThan(from + 1);
  expect(await pausedOf(page)).toBe(false);
};

const STALE_MS = 15_000;
const OFFLINE_MS = 20_000;

test.describe('a bad network', () => {
  test.skip(({ lang }) => lang !== 'en', 'Depends on neither language nor direction.');

  test('what is live goes on after a dropped segment, a stale playlist and a lost network', async ({
    page,
    lang,
    prefix,
    catalogue,
  }) => {
    let dropped = 0;
    await startPlayback(page, lang, `${prefix}/watch/${catalogue.onAir}`);
    await page.route('**/media/**/*.m4s', (route) => {
      dropped += 1;
      return dropped === 1 ? route.abort() : route.fallback();
    });
    await expect.poll(() => dropped, PLAYBACK_TIMEOUT).toBeGreaterThan(1);
    await expectMoving(page);

    const kept = new Map<string, string>();
    const staleUntil = Date.now() + STALE_MS;
    await page.route('**/media/**/index.m3u8', async (route) => {
      if (Date.now() > staleUntil) return route.fallback();
      const path = new URL(route.request().url()).pathname;
      const response = await route.fetch();
      const body = kept.get(path) ?? (await response.text());
      kept.set(path, body);
      return route.fulfill({ response, body });
    });
    await expect.poll(() => Date.now(), PLAYBACK_TIMEOUT).toBeGreaterThan(staleUntil);
    expect(kept.size).toBeGreaterThan(0);
    await expectMoving(page);

    await page.context().setOffline(true);
    const offlineUntil = Date.now() + OFFLINE_MS;
    await expect.poll(() => Date.now(), PLAYBACK_TIMEOUT).toBeGreaterThan(offlineUntil);
    await page.context().setOffline(false);
    await expectMoving(page);
    await expect(page.locator(PLAYER).getByRole('alert')).toHaveCount(0);
  });
});

/** A signature that no key makes: the test answers for it until it "expires". */
const OLD = '1-old';
/** Renewed after ten seconds at the soonest; the rest is for a slow machine. */
const FIRST_LIFE_MS = 25_000;

test.describe('a signature', () => {
  test.skip(({ lang }) => lang !== 'ar', 'Depends on neither language nor direction.');

  test('is renewed before it expires, and what is live goes on without a break', async ({
    page,
    lang,
    prefix,
    catalogue,
  }) => {
    let real = '';
    let isExpired = false;
    const tokens = new Set<string>();
    await page.route('**/graphql', async (route) => {
      const isPlayback = route.request().postData()?.includes('"operationName":"Playback"') ?? false;
      if (!isPlayback || real !== '') return route.fallback();
      const response = await route.fetch();
      const body = await response.text();
      real = /\/media\/([^/]+)\//.exec(body)?.[1] ?? '';
      const expiresAt = new Date(Date.now() + FIRST_LIFE_MS).toISOString();
      setTimeout(() => (isExpired = true), FIRST_LIFE_MS);
      return route.fulfill({
        response,
        body: body.replaceAll(real, OLD).replace(/"expiresAt":"[^"]+"/, `"expiresAt":"${expiresAt}"`),
      });
    });
    await page.route(`**/media/**`, (route) => {
      const url = route.request().url();
      tokens.add(url.includes(`/${OLD}/`) ? (isExpired ? 'refused' : OLD) : 'renewed');
      if (!url.includes(`/${OLD}/`)) return route.fallback();
      return isExpired ? route.fulfill({ status: 403 }) : route.continue({ url: url.replace(OLD, real) });
    });
    await startPlayback(page, lang, `${prefix}/watch/${catalogue.onAir}`);
    const breaks = await page.locator('video').evaluateHandle((video: HTMLVideoElement) => {
      const seen: string[] = [];
      for (const name of ['pause', 'emptied', 'error']) video.addEventListener(name, () => seen.push(name));
      return seen;
    });
    await expect.poll(() => isExpired, PLAYBACK_TIMEOUT).toBe(true);
    await expectMoving(page);
    expect(await breaks.jsonValue()).toEqual([]);
    expect([...tokens].sort()).toEqual([OLD, 'renewed']);
  });
});
