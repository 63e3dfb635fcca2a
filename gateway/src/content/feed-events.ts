import type { Change } from '@sahra/schemas/change-feed';

import type { FeedName } from './public-loader';

/** What a change feed told, after the cache was purged and the content version has grown. */
export type FeedEvent =
  | { kind: 'changes'; feed: FeedName; changes: readonly Change[] }
  /** The feed no longer holds the cursor: any record may have changed. */
  | { kind: 'gap'; feed: FeedName }
  /** The feed answers again, or no longer. */
  | { kind: 'reachability'; feed: FeedName };

type Listener = (event: FeedEvent) => void;

/** Publisher of what the change feeds tell, inside this process. */
export class FeedEvents {
  readonly #listeners = new Set<Listener>();

  /** @returns A function that ends the subscription. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  publish(event: FeedEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}

/** Whether the record may have changed: a change names it, or any record may have. */
export const isChangeOf = (event: FeedEvent, feed: FeedName, type: string, document: string): boolean =>
  event.feed === feed &&
  (event.kind === 'gap' ||
    (event.kind === 'changes' &&
      event.changes.some((change) => change.type === type && change.document === document)));
