import { createStore } from '../store/create-store';

/** State of the published content, as the graph tells it. */
export interface ContentState {
  contentVersion: number;
  /** Whether answers may be old, because what they are made from does not answer. */
  stale: boolean;
}

/** In milliseconds. A shorter outage is a restart of the cms; a notice that only flashes does not help. */
export const STALE_NOTICE_MS = 5_000;

/** Newest content version from the graph; null until the first one. */
export const contentVersion = createStore<number | null>(null);
/** Whether the graph has served stale data for longer than a restart takes. */
export const contentStale = createStore(false);

let notice: ReturnType<typeof setTimeout> | undefined;

/** Applies a new state to this page. */
export const applyContentState = (state: ContentState): void => {
  clearTimeout(notice);
  if (state.stale) notice = setTimeout(() => contentStale.set(true), STALE_NOTICE_MS);
  else contentStale.set(false);
  contentVersion.set(state.contentVersion);
};
