import { LRUCache } from 'lru-cache';

/** Two of the largest documents at once, and twenty-four of them a minute after that. */
export const PARTNER_BUCKET = { max: 10_000, restorePerSecond: 2_000 } as const;

const KEPT_MAX = 10_000;

interface Level {
  left: number;
  at: number;
}

/** What is left for a key, told in `extensions.cost`. */
export interface BucketState {
  max: number;
  left: number;
  restorePerSecond: number;
}

/** How much each key may still ask for. Each gateway has buckets of its own. */
export class PartnerBuckets {
  readonly #levels = new LRUCache<string, Level>({ max: KEPT_MAX });

  constructor(private readonly now: () => number) {}

  /** Takes the cost out of the bucket: 0 when it was there, else in how many seconds it is. */
  take(id: string, cost: number): number {
    const left = this.#left(id);
    if (cost > left) return Math.ceil((cost - left) / PARTNER_BUCKET.restorePerSecond);
    this.#levels.set(id, { left: left - cost, at: this.now() });
    return 0;
  }

  /** Gives back what was taken too much. */
  giveBack(id: string, cost: number): void {
    const left = Math.min(PARTNER_BUCKET.max, this.#left(id) + cost);
    this.#levels.set(id, { left, at: this.now() });
  }

  state(id: string): BucketState {
    return { ...PARTNER_BUCKET, left: Math.floor(this.#left(id)) };
  }

  #left(id: string): number {
    const level = this.#levels.get(id);
    if (!level) return PARTNER_BUCKET.max;
    const restored = (Math.max(0, this.now() - level.at) / 1_000) * PARTNER_BUCKET.restorePerSecond;
    return Math.min(PARTNER_BUCKET.max, level.left + restored);
  }
}
