import type { Page } from '@playwright/test';

/** Speed of a viewer's line, as Chromium emulates it. */
export interface Line {
  name: string;
  /** Download, in bits a second. */
  bitsPerSecond: number;
  /** Round trip, in milliseconds. */
  latencyMs: number;
  /** Longest median from the press on play to the first frame, in milliseconds. */
  firstFrameLimitMs: number;
}

export const LINES: readonly Line[] = [
  { name: 'home line, 10 Mbit/s', bitsPerSecond: 10_000_000, latencyMs: 40, firstFrameLimitMs: 1_000 },
  { name: 'bad line, 400 kbit/s', bitsPerSecond: 400_000, latencyMs: 300, firstFrameLimitMs: 3_500 },
];

/** Slows the network of a page down from now on. */
export const useLine = async (page: Page, { bitsPerSecond, latencyMs }: Line): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
};

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
