import { LRUCache } from 'lru-cache';

/** Capacity of a bucket, and the amount restored per second. */
export interface BucketLimits {
  readonly max: number;
  readonly restorePerSecond: number;
}

const KEPT_MAX = 10_000;

interface Level {
  left: number;
  at: number;
}

/** Rest of a bucket, as reported in `extensions.cost`. */
export interface BucketState extends BucketLimits {
  left: number;
}

/** Token buckets by id (a key or an address). Each gateway process has its own buckets. */
export class CostBuckets {
  readonly #levels = new LRUCache<string, Level>({ max: KEPT_MAX });

  constructor(
    private readonly now: () => number,
    private readonly limits: BucketLimits,
  ) {}

  /**
   * Takes the cost out of the bucket.
   * @returns 0 when the bucket held it, otherwise the seconds until it does; then nothing is taken
   */
  take(id: string, cost: number): number {
    const level = this.#level(id);
    if (cost > level.left) return Math.ceil((cost - level.left) / this.limits.restorePerSecond);
    level.left -= cost;
    return 0;
  }

  /**
   * Corrects the taken cost to the actual one: puts the rest back, or takes
   * the missing part and may leave a debt.
   */
  settle(id: string, taken: number, actual: number): void {
    const { max } = this.limits;
    const level = this.#level(id);
    level.left = Math.max(-max, Math.min(max, level.left + taken - actual));
  }

  state(id: string): BucketState {
    // Named one by one: each response has several, and a copy takes a microsecond.
    const { max, restorePerSecond } = this.limits;
    return { max, restorePerSecond, left: Math.floor(this.#level(id).left) };
  }

  /** Returns the level of a bucket as it is now. */
  #level(id: string): Level {
    const { max, restorePerSecond } = this.limits;
    const now = this.now();
    const known = this.#levels.get(id);
    if (known) {
      const restored = (Math.max(0, now - known.at) / 1_000) * restorePerSecond;
      known.left = Math.min(max, known.left + restored);
      known.at = now;
      return known;
    }
    const full = { left: max, at: now };
    this.#levels.set(id, full);
    return full;
  }
}
