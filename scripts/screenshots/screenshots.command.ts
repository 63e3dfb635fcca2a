import { runProduct } from '../start/run-product';
import { browserTests } from '../test/browser-tests';
import { findBrowser } from '../test/find-browser';
import { testSettings } from '../test/test-settings';

const PORT_BASE = '18900';

/**
 * `npm run screenshots`: creates `docs/screenshots` again from a separate product with fresh data. Further
 * arguments go to Playwright: `-- -g "landing ar"`.
 */
export const run = async (root: string, args: readonly string[]): Promise<number> => {
  const browser = findBrowser('whole');
  const settings = testSettings(root, process.env, { name: 'screenshots', portBase: PORT_BASE });
  return runProduct({
    settings,
    verbose: false,
    fresh: true,
    rebuild: false,
    whenReady: async () => {
      const config = ['--config', 'playwright.screenshots.config.ts'];
      const { failed } = await browserTests(settings, browser, [...config, ...args]);
      return failed === 0 ? 0 : 1;
    },
  });
};
