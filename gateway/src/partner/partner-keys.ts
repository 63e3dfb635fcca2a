import { createHash } from 'node:crypto';

import { LRUCache } from 'lru-cache';

import type { PartnerKeyRecord } from '../upstreams/accounts/accounts-records';

/**
 * How long a valid key is cached, in milliseconds. The feed reports a revoked key within a second; while the
 * feed is unreachable, the key is refused after this time at the latest.
 */
const KNOWN_MS = 60_000;
/**
 * How long an invalid key is cached, in milliseconds: long enough to shield accounts from a misconfigured
 * client that loops, short enough to use a new key soon.
 */
const UNKNOWN_MS = 5_000;
const KEPT_MAX = 10_000;

interface Kept {
  key: PartnerKeyRecord | null;
  until: number;
}

/** Reads a key by its hash; null when it is unknown, revoked or expired. */
export type ReadPartnerKey = (hash: string, requestId: string) => Promise<PartnerKeyRecord | null>;

/**
 * Cache of what accounts says about the keys of partner apps. The hash is the cache key, so
 * that no partner key stays in memory.
 */
export class PartnerKeys {
  readonly #kept = new LRUCache<string, Kept>({ max: KEPT_MAX });
  readonly #flights = new Map<string, Promise<PartnerKeyRecord | null>>();
  #forgotten = 0;

  constructor(
    private readonly ask: ReadPartnerKey,
    private readonly now: () => number,
  ) {}

  /**
   * Returns the scopes and limits of a key; null when it is unknown, revoked or expired.
   * Rejects when accounts is unavailable.
   */
  async resolve(key: string, requestId: string): Promise<PartnerKeyRecord | null> {
    const hash = createHash('sha256').update(key).digest('hex');
    const kept = this.#kept.get(hash);
    if (kept && this.now() < kept.until) return kept.key;
    const flight = this.#flights.get(hash) ?? this.#ask(hash, requestId);
    return flight;
  }

  /** Removes a revoked or rotated key from the cache, so that it is read again. */
  forget(id: string): void {
    this.#forgotten += 1;
    this.#flights.clear();
    for (const [hash, { key }] of this.#kept.entries()) if (key?.id === id) this.#kept.delete(hash);
  }

  /** Removes all keys from the cache, because any of them may have been revoked. */
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
    // A read that began before a revocation may be outdated, so it is not cached.
    if (forgotten === this.#forgotten) this.#kept.set(hash, { key, until });
    return key;
  }
}
