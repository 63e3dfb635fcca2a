import { CHANGES_PAGE_SIZE, CHANGES_POLL_MS } from '@sahra/schemas/change-feed';
import type { Change, ChangesAnswer } from '@sahra/schemas/change-feed';

import type { UpstreamClient } from '../upstreams/http/upstream-client';

const GONE = 410;

/** What a follower does with what it reads. */
export interface FeedReader {
  onChanges: (changes: readonly Change[]) => void;
  /** The feed no longer holds our cursor: anything may have changed. */
  onGap: () => void;
  onFailure: (error: unknown) => void;
}

/** Follows one change feed with a cursor of its own, one question a second. */
export class FeedFollower {
  #cursor: number | null = null;
  #pages: number | null = null;
  #reachable = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    readonly name: string,
    private readonly client: UpstreamClient,
    private readonly reader: FeedReader,
  ) {}

  /** Number of the last change seen; null before the feed was read for the first time. */
  get last(): number | null {
    return this.#cursor;
  }

  /** Number of the last change seen of what pages are built from; null before the feed was read for the first time. */
  get pages(): number | null {
    return this.#pages;
  }

  /** Whether the newest question was answered. */
  get reachable(): boolean {
    return this.#reachable;
  }

  /** Asks once, and again at once while the feed has more; never throws. */
  async poll(): Promise<void> {
    try {
      while (await this.#readPage());
      this.#reachable = true;
    } catch (error) {
      if (this.#reachable && !this.#stopped) this.reader.onFailure(error);
      this.#reachable = false;
    }
  }

  /** Polls now and then a second after each answer, until stopped. */
  async follow(): Promise<void> {
    await this.poll();
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.follow(), CHANGES_POLL_MS);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #readPage(): Promise<boolean> {
    const after = this.#cursor ?? 0;
    const { status, body } = await this.client.call<ChangesAnswer>({
      path: '/api/changes',
      query: { after },
      expected: [GONE],
    });
    if (status === GONE || body.meta.last < after) {
      this.reader.onGap();
      this.#advance(body.meta.last, body.meta);
      return false;
    }
    if (body.data.length > 0) this.reader.onChanges(body.data);
    this.#advance(body.data.at(-1)?.number ?? after, body.meta);
    return body.data.length >= CHANGES_PAGE_SIZE;
  }

  /** What has not been read yet is not a version of anything: its entries are still in the cache. */
  #advance(cursor: number, { pages = cursor }: ChangesAnswer['meta']): void {
    this.#cursor = cursor;
    this.#pages = Math.min(pages, cursor);
  }
}
