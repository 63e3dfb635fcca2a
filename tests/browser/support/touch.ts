import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Time that a finger rests on the glass, in milliseconds. */
const REST_MS = 40;

/**
 * Taps with a finger, each time at the named millisecond after the first: the browser takes the time from the events,
 * so that a slow machine does not turn a double tap into two.
 */
export const tapAt = async (page: Page, point: Point, moments: readonly number[] = [0]): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  await Promise.all(
    moments.flatMap((moment) =>
      (
        [
          ['touchStart', moment, [point]],
          ['touchEnd', moment + REST_MS, []],
        ] as const
      ).map(([type, at, touchPoints]) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [...touchPoints],
          timestamp: start + at / 1000,
        }),
      ),
    ),
  );
  await session.detach();
};
