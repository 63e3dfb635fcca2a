import type { Page } from '@playwright/test';

import { label } from '../browser/support/interface-text';
import { PLAYER } from '../browser/support/player';
import { expect, test } from '../browser/support/test';
import { waitForHydration } from '../browser/support/wait-for-hydration';
import { LINES, median, useLine, type Line } from './lines';

const RUNS = 10;
const FIRST_FRAME_TIMEOUT_MS = 60_000;
const WATCHED_MS = 60_000;
/** Presses before measuring: the first one of a product starts its database connections and its caches. */
const WARM_UP_RUNS = 1;

/** Kept in the page: times of `performance.now()`, 0 until they happen. */
interface Noted {
  pressed: number;
  firstFrame: number;
  stalls: number;
}

interface Playing {
  firstFrameMs: number;
  stalls: number;
}

const star = (page: Page) =>
  page
    .locator(PLAYER)
    .getByRole('button', { name: label('en', 'watch.play') })
    .first();

/** Opens a free video with the player's code loaded and nothing of its media. */
const openPrefetched = async (page: Page, code: string): Promise<void> => {
  await page.goto(`/en/watch/${code}`);
  await waitForHydration(star(page));
  const loaded = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script');
  await star(page).hover();
  await loaded;
  // The chunks of the player arrive together; the browser is idle once they have run.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()));
      }),
  );
};

/** Presses play; resolves `watchMs` after the first frame. Times are taken in the page, from the press itself. */
const press = async (page: Page, watchMs: number): Promise<Playing> => {
  await page.evaluate(() => {
    const noted = { pressed: 0, firstFrame: 0, stalls: 0 };
    Object.assign(globalThis, { noted });
    document.addEventListener(
      'pointerdown',
      () => {
        noted.pressed = performance.now();
      },
      { capture: true, once: true },
    );
    const attend = (video: HTMLVideoElement): void => {
      video.requestVideoFrameCallback(() => {
        noted.firstFrame = performance.now();
        video.addEventListener('waiting', () => {
          if (!video.seeking) noted.stalls += 1;
        });
      });
    };
    const observer = new MutationObserver(() => {
      const video = document.querySelector('video');
      if (!video) return;
      observer.disconnect();
      attend(video);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await star(page).click();
  const noted = (): Promise<Noted> => page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
  await expect
    .poll(async () => (await noted()).firstFrame, { timeout: FIRST_FRAME_TIMEOUT_MS })
    .toBeGreaterThan(0);
  const { pressed, firstFrame } = await noted();
  const watched = (): Promise<number> => page.evaluate((from) => performance.now() - from, firstFrame);
  await expect.poll(watched, { timeout: watchMs * 2 + 1_000 }).toBeGreaterThanOrEqual(watchMs);
  return { firstFrameMs: firstFrame - pressed, stalls: (await noted()).stalls };
};

const measure = async (
  open: () => Promise<Page>,
  code: string,
  line: Line,
  watchMs: number,
): Promise<Playing> => {
  const page = await open();
  try {
    await openPrefetched(page, code);
    await useLine(page, line);
    return await press(page, watchMs);
  } finally {
    await page.context().close();
  }
};

for (const line of LINES) {
  test(`first frame on a ${line.name}`, async ({ browser, catalogue, baseURL }) => {
    const open = async (): Promise<Page> =>
      (
        await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 390, height: 844 } })
      ).newPage();
    for (let run = 0; run < WARM_UP_RUNS; run += 1) await measure(open, catalogue.free, line, 0);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      times.push((await measure(open, catalogue.free, line, 0)).firstFrameMs);
    const told = times.map((time) => Math.round(time)).join(', ');
    process.stdout.write(`    ${line.name}: median ${Math.round(median(times))} ms of ${told}\n`);
    expect(median(times)).toBeLessThanOrEqual(line.firstFrameLimitMs);
  });

  test(`no stall within a minute on a ${line.name}`, async ({ browser, catalogue, baseURL }) => {
    const context = async (): Promise<Page> =>
      (await browser.newContext({ baseURL, locale: 'en-GB' })).newPage();
    const { stalls } = await measure(context, catalogue.chaptered.code, line, WATCHED_MS);
    expect(stalls).toBe(0);
  });
}
