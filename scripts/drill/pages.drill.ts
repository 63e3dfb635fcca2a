import { PlainError } from '../process/plain-error';
import { browserTests } from '../test/browser-tests';
import { findBrowser } from '../test/find-browser';
import { testSettings } from '../test/test-settings';
import type { Drill } from './drill';
import { startProduct } from './running-product';

const PORT_BASE = '18800';

/** Opens every page in every URL form at three widths. `-- pages -g <name>` opens some of them. */
export const drill: Drill = {
  proves:
    'every page × 3 URL forms × 3 widths: language, direction, title, console, layout shift, axe, keyboard, 320 px.',
  run: async ({ root, args, say }) => {
    const browser = findBrowser();
    const settings = testSettings(root, process.env, { name: 'drill', portBase: PORT_BASE });
    const product = await startProduct(settings);
    try {
      await product.pagesBuilt();
      const { passed, failed } = await browserTests(settings, browser, ['-c', 'matrix.config.ts', ...args]);
      say(`  ${passed} visits passed, ${failed} failed`);
      if (failed > 0) throw new PlainError(`${failed} visits failed.`);
    } finally {
      await product.stop();
    }
  },
};
