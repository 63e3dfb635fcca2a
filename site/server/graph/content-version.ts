import { ContentVersionOperation } from '../../src/shared/content/content-version.query.generated';
import type { GraphClient } from './graph-client';

/** In milliseconds. A publish must be visible within two seconds; the gateway needs up to one of them. */
const KNOWN_MS = 1000;
/** In milliseconds. Asking before the version is too old keeps requests from waiting while there are many. */
const ASK_AGAIN_MS = 500;
/** In milliseconds. Longest wait for the version; after that, asking for the record itself is better. */
const WAIT_MS = 500;

/**
 * Version of the published content, which the gateway changes with every publish (docs/decisions/0011). It is asked
 * for only while there are requests for pages.
 */
export class ContentVersion {
  readonly #graph: GraphClient;
  #value: number | null = null;
  #knownAt = 0;
  #askedAt = 0;
  #asking: Promise<void> | null = null;

  constructor(graph: GraphClient) {
    this.#graph = graph;
  }

  /** Returns the version as it was a second ago or later; null when it is not known. */
  known(): number | null {
    const now = Date.now();
    if (now - this.#knownAt >= ASK_AGAIN_MS) void this.#ask(now);
    return now - this.#knownAt < KNOWN_MS ? this.#value : null;
  }

  /** As {@link known}, and waits a little for the gateway. */
  async read(): Promise<number | null> {
    const known = this.known();
    if (known !== null || !this.#asking) return known;
    const tooLate = new Promise<void>((resolve) => {
      setTimeout(resolve, WAIT_MS).unref();
    });
    await Promise.race([this.#asking, tooLate]);
    return Date.now() - this.#knownAt < KNOWN_MS ? this.#value : null;
  }

  async #ask(now: number): Promise<void> {
    // A gateway that does not answer is not asked for every page.
    if (this.#asking ?? now - this.#askedAt < ASK_AGAIN_MS) return;
    this.#askedAt = now;
    this.#asking = this.#graph
      .read(ContentVersionOperation, {}, 'en')
      .then(({ contentVersion }) => {
        this.#value = contentVersion;
        this.#knownAt = now;
      })
      // Without the version, every record is asked for.
      .catch(() => undefined)
      .finally(() => {
        this.#asking = null;
      });
    await this.#asking;
  }
}
