import { PlainError } from '../process/plain-error';
import { findBrowser } from '../test/find-browser';
import { testSettings } from '../test/test-settings';
import type { Drill } from './drill';
import { auditPage } from './lighthouse/audit-page';
import type { Reading } from './lighthouse/audit-page';
import { startBarePage } from './lighthouse/bare-page';
import { findMissedMiddle, findMissedTargets, medianReading } from './lighthouse/lighthouse-targets';
import { measuredPages } from './lighthouse/pages';
import { startFreshProduct } from './running-product';

const RUNS = 5;
const PORT_BASE = '18600';

const row = (path: string, { performance, accessibility, bestPractices, seo, ...times }: Reading): string =>
  [
    `  ${path.padEnd(32)}`,
    ...[performance, accessibility, bestPractices, seo].map((score) => String(score).padStart(4)),
    `${Math.round(times.largestPaintMs)} ms`.padStart(9),
    times.layoutShift.toFixed(3).padStart(7),
    `${Math.round(times.blockedMs)} ms`.padStart(8),
    String(Math.round(times.machineIndex)).padStart(7),
  ].join(' ');

const readPage = async (url: string, browser: string): Promise<Reading> => {
  const readings: Reading[] = [];
  for (let run = 0; run < RUNS; run += 1) readings.push(await auditPage(url, browser));
  return medianReading(readings);
};

/**
 * Measures the key pages in both languages. `-- lighthouse <address> …` measures pages of a running product instead
 * of starting one.
 */
export const drill: Drill = {
  proves: `Lighthouse on a slow phone, the middle of ${RUNS} runs: speed, access, practice, search, layout shift, and blocking beside a page of React and Gatsby alone.`,
  run: async ({ root, args, say }) => {
    const browser = findBrowser('whole');
    const settings = testSettings(root, process.env, { name: 'drill', portBase: PORT_BASE });
    const product = args.length > 0 ? undefined : await startFreshProduct(settings);
    let barePage: Awaited<ReturnType<typeof startBarePage>> | undefined;
    try {
      barePage = await startBarePage(settings);
      await product?.pagesBuilt();
      const addresses = product
        ? (await measuredPages(settings.publicUrl)).map((path) => settings.publicUrl + path)
        : args;
      say(`  ${'page'.padEnd(32)} perf acc. prac  seo     paint   shift  blocked machine`);
      const bare = await readPage(barePage.url, browser);
      say(row('React and Gatsby alone', bare));
      const missed: string[] = [];
      const readings: Reading[] = [];
      for (const address of addresses) {
        const reading = await readPage(address, browser);
        const path = new URL(address).pathname;
        say(row(path, reading));
        for (const complaint of reading.complaints) say(`      ${complaint}`);
        missed.push(...findMissedTargets(reading, bare.blockedMs).map((target) => `${path}: ${target}`));
        readings.push(reading);
      }
      missed.push(...findMissedMiddle(readings));
      if (missed.length > 0) throw new PlainError(`Targets missed:\n  ${missed.join('\n  ')}`);
    } finally {
      await barePage?.stop();
      await product?.stop();
    }
  },
};
