import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** Result of one audit of a page. Scores 0 to 100, times in milliseconds. */
export interface Reading {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintMs: number;
  layoutShift: number;
  blockedMs: number;
  /** Speed of this machine by Lighthouse's own measure. Its slowdown of 4 is meant for 1,500 to 2,000. */
  machineIndex: number;
  /** Audits that lowered a score, except performance audits. */
  complaints: string[];
}

const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
/** An open page listens to events, so its network is never quiet and Lighthouse waits this long, 45 s by default. */
const WAIT_MS = 15_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Audits a page once with Lighthouse's default mobile settings: a slow phone on simulated slow 4G, empty cache.
 * Throws when the page could not be audited.
 */
export const auditPage = async (url: string, browser: string): Promise<Reading> => {
  const chrome = await launch({ chromePath: browser, chromeFlags: CHROME_FLAGS, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      maxWaitForLoad: WAIT_MS,
      output: 'json',
      logLevel: 'error',
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no answer'}`);
    const { categories, audits, environment } = result.lhr;
    const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    const complaints = ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
        .map(({ id: audit }) => `${id}: ${audits[audit]?.title ?? audit}`),
    );
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaintMs: value('largest-contentful-paint'),
      layoutShift: value('cumulative-layout-shift'),
      blockedMs: value('total-blocking-time'),
      machineIndex: environment.benchmarkIndex,
      complaints,
    };
  } finally {
    chrome.kill();
  }
};
