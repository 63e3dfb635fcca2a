import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { PlainError } from '../process/plain-error';
import { waitUntil } from '../process/wait-until';
import type { Settings } from '../settings/settings';
import { publishFaqAnswer } from './publish-faq-answer';
import { launchProduct, type RunningProduct } from './running-product';

const PAGES_WITHIN_MS = 15_000;
const BUILD_STARTS_MS = 360_000;
/** Enough time for the build to have half-written files, and long before its end. */
const INTO_BUILD_MS = 20_000;
const PROBE_MS = 100;
const PAGE = '/en/faq';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const pageOf = async (settings: Settings): Promise<{ status: number; html: string }> => {
  try {
    const response = await fetch(settings.publicUrl + PAGE, { signal: AbortSignal.timeout(2000) });
    return { status: response.status, html: await response.text() };
  } catch {
    return { status: 0, html: '' };
  }
};

const buildsBegun = (settings: Settings): number => {
  const path = join(settings.logFolder, 'rebuilder.log');
  return existsSync(path) ? readFileSync(path, 'utf8').split('building the site').length - 1 : 0;
};

/** Publishes, kills all processes during the build that follows, restarts, and requests a page all the time. */
export const restartAfterPublish = async (
  settings: Settings,
  before: RunningProduct,
  say: (line: string) => void,
): Promise<RunningProduct> => {
  await before.pagesBuilt();
  const begun = buildsBegun(settings);
  const text = await publishFaqAnswer(settings);
  if (!(await waitUntil(() => buildsBegun(settings) > begun, BUILD_STARTS_MS)))
    throw new PlainError('No build followed the publish.');
  await delay(INTO_BUILD_MS);
  await before.killTree();

  const began = Date.now();
  const product = launchProduct(settings);
  const back = await waitUntil(
    async () => (await pageOf(settings)).status === 200,
    PAGES_WITHIN_MS,
    PROBE_MS,
  );
  const pagesAfter = Date.now() - began;
  if (!back) {
    await product.stop();
    throw new PlainError(`No page after ${seconds(pagesAfter)}. It said:\n${product.said()}`);
  }
  const failures: number[] = [];
  const watching = new AbortController();
  const watched = (async () => {
    while (!watching.signal.aborted) {
      const { status } = await pageOf(settings);
      if (status !== 200) failures.push(status);
      await delay(PROBE_MS);
    }
  })();
  try {
    await product.ready();
    const readyAfter = Date.now() - began;
    await product.pagesBuilt();
    const newAfter = Date.now() - began;
    const { html } = await pageOf(settings);
    say(
      `  after a publish: pages in ${seconds(pagesAfter)}, ready in ${seconds(readyAfter)}, the new text in ${seconds(newAfter)}, ${failures.length} failed page(s) in between`,
    );
    if (!html.includes(text)) throw new PlainError('The new release does not have the published text.');
    if (failures.length > 0)
      throw new PlainError(`Pages failed after they were back: ${failures.join(', ')}`);
  } catch (error) {
    await product.stop();
    throw error;
  } finally {
    watching.abort();
    await watched;
  }
  return product;
};
