import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { PartnerKeyRecord } from '../upstreams/accounts/accounts-records';

/** A revoked key is named in the feed within a second; where the feed is not heard, it is refused after this at the latest. */
const KNOWN_MS = 60_000;
/** Long enough to keep a loop of a mistaken client from accounts, short enough to try a new key at once. */
const UNKNOWN_MS = 5_000;
const KEPT_MAX = 10_000;

interface Kept {
  key: PartnerKeyRecord | null;
  until: number;
}

/** Asks for a key by its hash; null when it is unknown, revoked or expired. */
export type AskForKey = (hash: string, requestId: string) => Promise<PartnerKeyRecord | null>;

/** What keys of partner apps may do, as accounts says. Kept by hash, so that no key stays in memory. */
export class PartnerKeys {
  readonly #kept = new LRUCache<string, Kept>({ max: KEPT_MAX });
  readonly #flights = new Map<string, Promise<PartnerKeyRecord | null>>();
  #forgotten = 0;

  constructor(
    private readonly ask: AskForKey,
    private readonly now: () => number,
  ) {}

  /** What the key may do; null when it is unknown, revoked or expired. Rejects when accounts does not say. */
  async resolve(key: string, requestId: string): Promise<PartnerKeyRecord | null> {
    const hash = createHash('sha256').update(key).digest('hex');
    const kept = this.#kept.get(hash);
    if (kept && this.now() < kept.until) return kept.key;
    const flight = this.#flights.get(hash) ?? this.#ask(hash, requestId);
    return flight;
  }

  /** Has a key asked for anew: it was revoked or rotated. */
  forget(id: string): void {
    this.#forgotten += 1;
    this.#flights.clear();
    for (const [hash, { key }] of this.#kept.entries()) if (key?.id === id) this.#kept.delete(hash);
  }

  /** Has every key asked for anew: any may have been revoked. */
  forgetAll(): void {
    this.#forgotten += 1;
    this.#flights.clear();
    this.#kept.clear();
  }

  #ask(hash: string, requestId: string): Promise<PartnerKeyRecord | null> {
    const flight = this.#askAndKeep(hash, requestId).finally(() => {
      if (this.#flights.get(hash) === flight) this.#flights.delete(hash);
    });
    this.#flights.set(hash, flight);
    return flight;
  }

  async #askAndKeep(hash: string, requestId: string): Promise<PartnerKeyRecord | null> {
    const forgotten = this.#forgotten;
    const key = await this.ask(hash, requestId);
    const end = key?.expires_at ? Date.parse(key.expires_at) : Number.POSITIVE_INFINITY;
    const until = Math.min(end, this.now() + (key ? KNOWN_MS : UNKNOWN_MS));
    // What was asked before a key was revoked may not know of it.
    if (forgotten === this.#forgotten) this.#kept.set(hash, { key, until });
    return key;
  }
}
