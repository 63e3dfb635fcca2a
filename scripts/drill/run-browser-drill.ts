import { PlainError } from '../process/plain-error';
import { browserTests } from '../test/browser-tests';
import { findBrowser } from '../test/find-browser';
import { testSettings } from '../test/test-settings';
import type { DrillContext } from './drill';
import { startFreshProduct } from './running-product';

interface BrowserDrill {
  portBase: string;
  /** Configuration of Playwright, relative to `tests`. */
  config: string;
  /** What is counted, such as `visits`. */
  counted: string;
}

/** Runs browser tests of a configuration of their own against a product that is started for them. */
export const runBrowserDrill = async (
  { portBase, config, counted }: BrowserDrill,
  { root, args, say }: DrillContext,
): Promise<void> => {
  const browser = findBrowser('whole');
  const settings = testSettings(root, process.env, { name: 'drill', portBase });
  const product = await startFreshProduct(settings);
  try {
    await product.pagesBuilt();
    const { passed, failed } = await browserTests(settings, browser, ['-c', config, ...args]);
    say(`  ${passed} ${counted} passed, ${failed} failed`);
    if (failed > 0) throw new PlainError(`${failed} ${counted} failed.`);
  } finally {
    await product.stop();
  }
};
