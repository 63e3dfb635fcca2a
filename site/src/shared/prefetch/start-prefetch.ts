import { isPrefetchAllowed } from './is-prefetch-allowed';
import { prefetchFiles } from './prefetch-files';
import { createPrefetchQueue, type PrefetchQueue } from './prefetch-queue';

let pageShown: () => void = () => undefined;
let hold: PrefetchQueue['hold'] = () => () => undefined;

/**
 * Puts a queue between Gatsby's links and its loader, so that its rules hold for every link. The files of a page come
 * when a link is in view; its code runs when a pointer is on the link.
 */
export const startPrefetch = (loader: GatsbyLoader): void => {
  const { loadPage } = loader;
  const queue = createPrefetchQueue({
    load: (path, depth) => (depth === 'page' ? loadPage(path) : prefetchFiles(loader, path)),
    isAllowed: isPrefetchAllowed,
  });
  loader.enqueue = (path) => ({ abort: queue.add(path, 'files') });
  loader.hovering = (path) => void queue.add(path, 'page');
  pageShown = queue.delay;
  hold = queue.hold;
};

/** Begins the wait before the first prefetch of a page; the first page counts as shown when it is loaded. */
export const delayPrefetch = (): void => {
  if (document.readyState === 'complete') pageShown();
  else window.addEventListener('load', () => pageShown(), { once: true });
};

/** Loads no page ahead until the returned function is called. */
export const holdPrefetch: PrefetchQueue['hold'] = () => hold();
