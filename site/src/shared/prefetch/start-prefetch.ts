import { isPrefetchAllowed } from './is-prefetch-allowed';
import { createPrefetchQueue, type PrefetchQueue } from './prefetch-queue';

let pageShown: () => void = () => undefined;
let hold: PrefetchQueue['hold'] = () => () => undefined;

/** Puts a queue between Gatsby's links and its loader, so that its rules hold for every link. */
export const startPrefetch = (loader: GatsbyLoader): void => {
  const { loadPage } = loader;
  const queue = createPrefetchQueue({ load: loadPage, isAllowed: isPrefetchAllowed });
  loader.enqueue = (path) => ({ abort: queue.add(path) });
  loader.hovering = (path) => void queue.add(path, true);
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
