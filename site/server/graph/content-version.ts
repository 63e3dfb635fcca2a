import { setTimeout } from 'node:timers/promises';

import { ContentVersionOperation } from '../../src/shared/content/content-version.query.generated';
import { elapsedSince } from './elapsed-since';
import type { GraphClient } from './graph-client';
import type { Revision } from './revision';

/** In milliseconds. A publish must be visible within two seconds; the gateway needs up to one of them. */
export const VERSION_MS = 1000;
/** In milliseconds. Longest wait for the version; after that, asking for the record itself is better. */
const WAIT_MS = 500;

/**
 * Version of the published content, which changes with every publish (docs/decisions/0011). The gateway is asked for
 * it only while there are requests for pages.
 */
export class ContentVersion {
  readonly #graph: GraphClient;
  readonly #knownMs: number;
  /** Asking before the version is too old keeps requests from waiting while there are many. */
  readonly #askAgainMs: number;
  #value: number | null = null;
  #knownAt = 0;
  #askedAt = 0;
  #asking: Promise<number | null> | null = null;
  /** Whether the last request failed. */
  #isAway = false;

  constructor(graph: GraphClient, knownMs: number) {
    this.#graph = graph;
    this.#knownMs = knownMs;
    this.#askAgainMs = knownMs / 2;
  }

  /** Returns the version as it was a second ago or later; null when it is not known. */
  known(): number | null {
    const age = elapsedSince(this.#knownAt);
    if (age >= this.#askAgainMs) this.#ask();
    return age < this.#knownMs ? this.#value : null;
  }

  /** Returns whether the content has changed since a response of this version. */
  outdates({ version, readAt }: Pick<Revision, 'version' | 'readAt'>): boolean {
    if (version === null) return false;
    const known = this.known();
    return known !== null && known !== version && this.#knownAt > readAt;
  }

  /** As {@link known}, and waits a little for a gateway that answered before. */
  async read(): Promise<number | null> {
    const known = this.known();
    if (known !== null || !this.#asking || this.#isAway) return known;
    return Promise.race([this.#asking, setTimeout(WAIT_MS, null, { ref: false })]);
  }

  #ask(): void {
    const now = Date.now();
    // A gateway that does not answer is not asked for every page.
    if (this.#asking || elapsedSince(this.#askedAt) < this.#askAgainMs) return;
    this.#askedAt = now;
    this.#asking = this.#graph
      .read(ContentVersionOperation, {}, 'en')
      .then(({ contentVersion }) => {
        this.#value = contentVersion;
        this.#knownAt = now;
        this.#isAway = false;
        return contentVersion;
      })
      // Without the version, every record is asked for.
      .catch(() => {
        this.#isAway = true;
        return null;
      })
      .finally(() => {
        this.#asking = null;
      });
  }
}
