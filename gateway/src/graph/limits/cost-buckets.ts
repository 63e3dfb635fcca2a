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
    const left = this.#left(id);
    if (cost > left) return Math.ceil((cost - left) / this.limits.restorePerSecond);
    this.#levels.set(id, { left: left - cost, at: this.now() });
    return 0;
  }

  /**
   * Corrects the taken cost to the actual one: puts the rest back, or takes
   * the missing part and may leave a debt.
   */
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
