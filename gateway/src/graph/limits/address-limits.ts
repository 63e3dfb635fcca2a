import { ipRateLimitKey } from '@sahra/schemas/ip-rate-limit-key';

import { CostBuckets } from './cost-buckets';

/** Base cost of a request, in objects: a document is parsed and validated even when it is refused. */
const REQUEST_COST = 10;
const CHARACTERS_PER_COST = 50;

/**
 * Extra cost of a refused request, in objects. Finding parse and validation errors takes longer than most
 * responses. Each further attempt after a rate limit of accounts is counted in the database of accounts.
 */
const REFUSED_COST = 300;

/** Capacity of a full bucket, in seconds of restoring. */
const BURST_SECONDS = 20;
/** Factor for the site's own operations: thousands of viewers of a mobile network share one address. */
const SITE_FACTOR = 15;
const ID_LENGTH_MAX = 64;

/** Bucket of an address, and the cost that a request took out of it. */
export interface RequestCharge {
  readonly buckets: CostBuckets;
  readonly id: string;
  readonly cost: number;
  /** Seconds until the bucket holds the cost; 0 when the cost was taken. */
  readonly retryAfter: number;
  /** Puts the cost back, because another bucket pays for the request. */
  giveBack: () => void;
}

/** Takes the extra cost of a refused request; does nothing for callers that are not limited. */
export const chargeRefusedRequest = (charge: RequestCharge | null): void =>
  charge?.buckets.settle(charge.id, 0, REFUSED_COST);

/** Request data that is known before the document is read. */
export interface UnparsedRequest {
  document?: string | undefined;
  /** Hash of a persisted document. */
  hash?: string | undefined;
}

/** Rate limits of callers without a key, by network address: docs/decisions/0089. */
export class AddressLimits {
  readonly #documents: CostBuckets;
  readonly #operations: CostBuckets;

  constructor(
    now: () => number,
    private readonly known: ReadonlyMap<string, string>,
    perSecond: number,
  ) {
    const limits = (factor: number) => ({
      max: perSecond * factor * BURST_SECONDS,
      restorePerSecond: perSecond * factor,
    });
    this.#documents = new CostBuckets(now, limits(1));
    this.#operations = new CostBuckets(now, limits(SITE_FACTOR));
  }

  /**
   * Returns the buckets for the site's persisted operations when the hash is known,
   * otherwise those for all other documents.
   */
  bucketsFor(hash: string | undefined): CostBuckets {
    return hash !== undefined && this.known.has(hash) ? this.#operations : this.#documents;
  }

  /**
   * Takes the cost of a request's size out of the bucket of its address. All
   * addresses of an IPv6 /64 share one bucket.
   */
  charge(ip: string, request: UnparsedRequest): RequestCharge {
    const buckets = this.bucketsFor(request.hash);
    const id = ipRateLimitKey(ip).slice(0, ID_LENGTH_MAX);
    const cost = REQUEST_COST + Math.ceil((request.document?.length ?? 0) / CHARACTERS_PER_COST);
    const retryAfter = buckets.take(id, cost);
    const giveBack = () => buckets.settle(id, cost, 0);
    return { buckets, id, cost, retryAfter, giveBack };
  }
}
