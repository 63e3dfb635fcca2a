import type { Locale } from '@sahra/schemas/constants';

import { ask } from '../graph/ask';
import { createStore } from '../store/create-store';
import { ContentVersionOperation } from './content-version.query.generated';

/** With the gateway's own poll of a second this keeps a publish well inside the promised ten. */
export const WATCH_MS = 5000;

/** Newest content version that the graph has named; null until the first answer. */
export const contentVersion = createStore<number | null>(null);
/** Whether the graph is answering from copies because an upstream is away. */
export const contentStale = createStore(false);

const look = async (locale: Locale): Promise<void> => {
  try {
    const { data, stale } = await ask(ContentVersionOperation, {}, locale);
    contentStale.set(stale);
    contentVersion.set(data.contentVersion);
  } catch {
    // The graph is away: the page keeps what it shows and asks again at the next turn.
  }
};

/** Compares versions now and every few seconds while the page is visible. Answers the way to stop. */
export const watchContent = (locale: Locale): (() => void) => {
  const turn = (): void => {
    if (document.visibilityState === 'visible') void look(locale);
  };
  turn();
  const timer = setInterval(turn, WATCH_MS);
  document.addEventListener('visibilitychange', turn);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', turn);
  };
};
