import type { TaggedValue } from './public-cache';
import type { FeedName } from './public-loader';

/** What a response was made of: what has to happen before it is outdated. */
export class ResponseDependencies {
  readonly #tags = new Set<string>();
  readonly #feeds = new Set<FeedName>();
  #expiresAt = Number.POSITIVE_INFINITY;
  #isComplete = true;

  /** Cache tags of all values in the response. */
  get tags(): ReadonlySet<string> {
    return this.#tags;
  }

  /** Change feeds that purge these tags. */
  get feeds(): ReadonlySet<FeedName> {
    return this.#feeds;
  }

  /** First moment at which the response may change without a change of its records, in ms since 1970. */
  get expiresAt(): number {
    return this.#expiresAt;
  }

  /** Whether everything that the response depends on is known here. Otherwise nobody may keep the response. */
  get isComplete(): boolean {
    return this.#isComplete && this.#feeds.size > 0;
  }

  /** Adds a value that was read. */
  add(feed: FeedName, { tags, expiresAt }: Pick<TaggedValue<unknown>, 'tags' | 'expiresAt'>): void {
    this.#feeds.add(feed);
    for (const tag of tags) this.#tags.add(tag);
    if (expiresAt !== null) this.expireAt(expiresAt);
  }

  expireAt(time: number): void {
    this.#expiresAt = Math.min(this.#expiresAt, time);
  }

  /** Says that the response depends on something that no feed reports, or that a part of it is missing. */
  addUnknown(): void {
    this.#isComplete = false;
  }
}
