import type { BucketLimits, BucketState, CostBuckets } from './cost-buckets';

/**
 * Extra cost of a refused request, in objects. Finding parse and validation errors takes longer than most
 * responses. Each further attempt after a rate limit of accounts is counted in the database of accounts.
 */
const REFUSED_COST = 300;

/** What an answer tells about its price, as `extensions.cost`. */
export interface CostReport {
  /** Most that the request could have cost. */
  requested: number;
  /** What was taken out of the bucket in the end. */
  actual: number;
  /** Bucket that paid; without `left` in answers that a shared cache may give to others. */
  bucket: BucketLimits & Partial<BucketState>;
}

interface ChargeFacts {
  buckets: CostBuckets;
  /** Address that pays. */
  id: string;
  /** Cost of the request itself, whatever its document asks for. */
  cost: number;
  /** Whether the request names a persisted operation of the site by its hash. */
  isSiteOperation: boolean;
}

/** What a request takes out of the bucket of its address. */
export class RequestCharge {
  readonly isSiteOperation: boolean;
  /** Seconds until the bucket holds the cost of the request; 0 when it was taken. */
  readonly retryAfter: number;
  #isPaidByKey = false;
  #isRefused = false;
  #buckets: CostBuckets;
  readonly #id: string;
  readonly #cost: number;
  #requested: number;
  #actual: number;
  #document = 0;

  constructor({ buckets, id, cost, isSiteOperation }: ChargeFacts) {
    this.#buckets = buckets;
    this.#id = id;
    this.#cost = cost;
    this.isSiteOperation = isSiteOperation;
    this.retryAfter = buckets.take(id, cost);
    this.#requested = cost;
    this.#actual = this.retryAfter === 0 ? cost : 0;
    this.#isRefused = this.retryAfter > 0;
  }

  /** Whether the bucket of a partner key pays instead. */
  get isPaidByKey(): boolean {
    return this.#isPaidByKey;
  }

  /** Whether the request was refused because of its cost or its document. */
  get isRefused(): boolean {
    return this.#isRefused;
  }

  /** Whether the bucket holds a further cost. */
  covers(cost: number, buckets: CostBuckets): boolean {
    return buckets.state(this.#id).left >= cost;
  }

  /** Takes a further cost out of the same bucket. Returns 0, or the seconds until the bucket holds it. */
  take(cost: number, buckets = this.#buckets): number {
    this.#buckets = buckets;
    this.#requested += cost;
    const seconds = buckets.take(this.#id, cost);
    if (seconds === 0) {
      this.#document = cost;
      this.#actual += cost;
    } else this.#isRefused = true;
    return seconds;
  }

  /** Corrects what `take` took to the number of objects in the answer. */
  settle(actual: number): void {
    this.#buckets.settle(this.#id, this.#document, actual);
    this.#actual += actual - this.#document;
    this.#document = actual;
  }

  /** Takes the extra cost of a refusal. */
  refuse(): void {
    this.#isRefused = true;
    this.#requested += REFUSED_COST;
    this.#actual += REFUSED_COST;
    this.#buckets.settle(this.#id, 0, REFUSED_COST);
  }

  /** Puts the cost back, because the bucket of a partner key pays for the request. */
  giveBack(): void {
    this.#isPaidByKey = true;
    this.#buckets.settle(this.#id, this.#cost, 0);
  }

  /** State of the bucket that pays. */
  get bucket(): BucketState {
    return this.#buckets.state(this.#id);
  }

  report(): CostReport {
    return { requested: this.#requested, actual: this.#actual, bucket: this.bucket };
  }
}
