import { CHANGES_PAGE_SIZE, CHANGES_POLL_MS } from '@sahra/schemas/change-feed';
import type { Change, ChangesResponse } from '@sahra/schemas/change-feed';

import type { UpstreamClient } from '../upstreams/http/upstream-client';

const GONE = 410;
/** Pause before the next poll until the first one succeeds: services that start together do not wait for a second. */
const FIRST_POLL_MS = 100;

/** Callbacks for what a follower reads. */
export interface FeedCallbacks {
  onChanges: (changes: readonly Change[]) => void;
  /** Called when the feed no longer holds the cursor: any record may have changed. */
  onGap: () => void;
  onFailure: (error: unknown) => void;
  /** Called after the cursor has moved, with the changes before it; null after a gap. */
  onRead?: (changes: readonly Change[] | null) => void;
  /** Called when the feed begins or stops to answer. */
  onReachability?: () => void;
}

/** Polls one change feed once a second, with its own cursor. */
export class FeedFollower {
  #cursor: number | null = null;
  #pages: number | null = null;
  #reachable = false;
  #since = Date.now();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    readonly name: string,
    private readonly client: UpstreamClient,
    private readonly reader: FeedCallbacks,
  ) {}

  /** Number of the last change read; null before the first read. */
  get last(): number | null {
    return this.#cursor;
  }

  /** Number of the last change read that affects pages; null before the first read. */
  get pages(): number | null {
    return this.#pages;
  }

  /** Whether the latest poll succeeded. */
  get reachable(): boolean {
    return this.#reachable;
  }

  /** When `reachable` last changed, in ms since 1970; before the first poll, when this follower was made. */
  get since(): number {
    return this.#since;
  }

  /** Polls once, and again at once while the feed has more changes; never throws. */
  async poll(): Promise<void> {
    try {
      while (await this.#readPage());
      this.#setReachable(true);
    } catch (error) {
      if (this.#reachable && !this.#stopped) this.reader.onFailure(error);
      this.#setReachable(false);
    }
  }

  #setReachable(reachable: boolean): void {
    const changed = this.#reachable !== reachable;
    this.#reachable = reachable;
    if (changed) this.reader.onReachability?.();
    if (changed) this.#since = Date.now();
  }

  /** Polls now, then one second after each response, until stopped; more often until the first success. */
  async follow(): Promise<void> {
    await this.poll();
    if (this.#stopped) return;
    const pauseMs = this.#cursor === null ? FIRST_POLL_MS : CHANGES_POLL_MS;
    this.#timer = setTimeout(() => void this.follow(), pauseMs);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #readPage(): Promise<boolean> {
    const after = this.#cursor ?? 0;
    const { status, body } = await this.client.call<ChangesResponse>({
      path: '/api/changes',
      query: { after },
      expected: [GONE],
    });
    if (status === GONE || body.meta.last < after) {
      this.reader.onGap();
      this.#advance(body.meta.last, body.meta);
      this.reader.onRead?.(null);
      return false;
    }
    if (body.data.length > 0) this.reader.onChanges(body.data);
    this.#advance(body.data.at(-1)?.number ?? after, body.meta);
    if (body.data.length > 0) this.reader.onRead?.(body.data);
    return body.data.length >= CHANGES_PAGE_SIZE;
  }

  /** `pages` never exceeds the cursor: entries changed after the cursor are not purged from the cache yet. */
  #advance(cursor: number, { pages = cursor }: ChangesResponse['meta']): void {
    this.#cursor = cursor;
    this.#pages = Math.min(pages, cursor);
  }
}
