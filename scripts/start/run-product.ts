import { errorText } from '../process/error-text';
import type { Settings } from '../settings/settings';
import { Product } from './product';
import type { Mode } from './service-definitions';

interface RunOptions {
  settings: Settings;
  verbose: boolean;
  /** Deletes the data of the last run first. */
  fresh?: boolean;
  mode?: Mode;
  /** False: published changes do not rebuild the pages in the background. */
  rebuild?: boolean;
  /** True: the pages are built for tests only. */
  quickBuild?: boolean;
  /** Runs when all parts are ready; its exit code ends the run. Without it the product runs until it is stopped. */
  whenReady: (product: Product) => undefined | Promise<number>;
}

const PARENT_POLL_MS = 500;

/** Calls back when npm, the parent of this process, has ended: Ctrl-C can then no longer reach this process. */
const whenParentDies = (callback: () => void): NodeJS.Timeout | undefined => {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) callback();
  }, PARENT_POLL_MS);
  timer.unref();
  return timer;
};

/**
 * Runs the product until it receives a stop signal (Ctrl-C, SIGTERM, the end of the terminal or npm), one of its
 * parts ends, or `whenReady` is done. It resolves after everything has stopped.
 * @returns the exit code: 0 after a stop signal, 1 when something failed
 */
export const runProduct = ({
  settings,
  verbose,
  fresh = false,
  mode = 'start',
  rebuild = true,
  quickBuild = false,
  whenReady,
}: RunOptions): Promise<number> =>
  new Promise((resolve) => {
    let finishing = false;
    const finish = (code: number, sentence: string): void => {
      if (finishing) return;
      finishing = true;
      clearInterval(parentWatch);
      if (sentence !== '') product.progress.say(`\n${sentence}`);
      const began = Date.now();
      product.stop().then(
        (killed) => {
          const slow =
            killed.length > 0 ? ` These did not end in time and were killed: ${killed.join(', ')}.` : '';
          product.progress.say(
            `Everything is stopped (${((Date.now() - began) / 1000).toFixed(1)} s).${slow}`,
          );
          resolve(code);
        },
        (error: unknown) => {
          product.progress.say(errorText(error));
          resolve(1);
        },
      );
    };
    const product = new Product({
      settings,
      verbose,
      fresh,
      mode,
      rebuild,
      quickBuild,
      onDeath: (report) => finish(1, report),
    });
    const parentWatch = whenParentDies(() => finish(0, 'npm is gone: stopping …'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => finish(0, 'Stopping …'));
    process.on('uncaughtException', (error) => finish(1, errorText(error)));
    process.stdout.on('error', () => undefined);
    product
      .start()
      .then(async () => (finishing ? undefined : await whenReady(product)))
      .then(
        (code) => {
          if (typeof code === 'number') finish(code, '');
        },
        (error: unknown) => finish(1, errorText(error)),
      );
  });
