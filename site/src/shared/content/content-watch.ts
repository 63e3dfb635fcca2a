import type { Locale } from '@sahra/schemas/constants';

import { ask } from '../graph/ask';
import { createStore } from '../store/create-store';
import { ContentVersionOperation } from './content-version.query.generated';

/** With the gateway's own poll of a second this keeps a publish well inside the promised ten. */
export const WATCH_MS = 5000;

/** Newest content version that the graph has named; null until the first answer. */
export const contentVersion = createStore<number | null>(null);
/** Whether the graph has been answering from copies for longer than a turn, because the cms is away. */
export const contentStale = createStore(false);

/** Compares versions now and every few seconds while the page is visible. Answers the way to stop. */
export const watchContent = (locale: Locale): (() => void) => {
  let wasStale = false;
  const look = async (): Promise<void> => {
    try {
      const { data, stale } = await ask(ContentVersionOperation, {}, locale);
      // One answer alone may be a restart of the cms, and a notice that flashes says nothing.
      contentStale.set(stale && wasStale);
      wasStale = stale;
      contentVersion.set(data.contentVersion);
    } catch {
      // The graph is away: the page keeps what it shows and asks again at the next turn.
    }
  };
  const turn = (): void => {
    if (document.visibilityState === 'visible') void look();
  };
  turn();
  const timer = setInterval(turn, WATCH_MS);
  document.addEventListener('visibilitychange', turn);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', turn);
  };
};
