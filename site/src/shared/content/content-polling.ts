import type { Locale } from '@sahra/schemas/constants';

import { queryGraph } from '../graph/query-graph';
import { createStore } from '../store/create-store';
import { ContentVersionOperation } from './content-version.query.generated';

/**
 * In milliseconds. With the gateway's own polling interval of one second, a publish is visible well within the
 * promised ten seconds.
 */
export const CONTENT_POLL_MS = 5000;

/** Newest content version from the graph; null until the first response. */
export const contentVersion = createStore<number | null>(null);
/** Whether the graph has served stale data for more than one polling interval, because the cms is unavailable. */
export const contentStale = createStore(false);

/**
 * Polls the content version now and every few seconds while the page is visible.
 * @returns A function that stops the polling.
 */
export const pollContentVersion = (locale: Locale): (() => void) => {
  let wasStale = false;
  const look = async (): Promise<void> => {
    try {
      const { data, stale } = await queryGraph(ContentVersionOperation, {}, locale);
      // A single stale response may be a restart of the cms; a notice that only flashes does not help.
      contentStale.set(stale && wasStale);
      wasStale = stale;
      contentVersion.set(data.contentVersion);
    } catch {
      // The graph is unavailable: the page keeps its content, and the next poll retries.
    }
  };
  const turn = (): void => {
    if (document.visibilityState === 'visible') void look();
  };
  turn();
  const timer = setInterval(turn, CONTENT_POLL_MS);
  document.addEventListener('visibilitychange', turn);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', turn);
  };
};
