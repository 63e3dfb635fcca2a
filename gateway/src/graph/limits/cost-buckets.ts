import { LRUCache } from 'lru-cache';

/** How much a bucket holds, and how much comes back every second. */
export interface BucketLimits {
  readonly max: number;
  readonly restorePerSecond: number;
}

const KEPT_MAX = 10_000;

interface Level {
  left: number;
  at: number;
}

/** What is left for an id, told in `extensions.cost`. */
export interface BucketState extends BucketLimits {
  left: number;
}

/** How much each id, a key or an address, may still ask for. Each gateway has buckets of its own. */
export class CostBuckets {
  readonly #levels = new LRUCache<string, Level>({ max: KEPT_MAX });

  constructor(
    private readonly now: () => number,
    private readonly limits: BucketLimits,
  ) {}

  /** Takes the cost out of the bucket: 0 when it was there, else in how many seconds it is. */
  take(id: string, cost: number): number {
    const left = this.#left(id);
    if (cost > left) return Math.ceil((cost - left) / this.limits.restorePerSecond);
    this.#levels.set(id, { left: left - cost, at: this.now() });
    return 0;
  }

  /** Settles what was taken against what it really cost: gives back the rest, or takes what is missing and leaves a debt. */
  settle(id: string, taken: number, actual: number): void {
    const { max } = this.limits;
    const left = Math.max(-max, Math.min(max, this.#left(id) + taken - actual));
    this.#levels.set(id, { left, at: this.now() });
  }

  state(id: string): BucketState {
    return { ...this.limits, left: Math.floor(this.#left(id)) };
  }

  #left(id: string): number {
    const { max, restorePerSecond } = this.limits;
    const level = this.#levels.get(id);
    if (!level) return max;
    const restored = (Math.max(0, this.now() - level.at) / 1_000) * restorePerSecond;
    return Math.min(max, level.left + restored);
  }
}
