import { ipRateLimitKey } from '@sahra/schemas/ip-rate-limit-key';

import { CostBuckets } from './cost-buckets';
import { RequestCharge } from './request-charge';

/** Base cost of a request, in objects: a document is parsed and validated even when it is refused. */
const REQUEST_COST = 10;
const CHARACTERS_PER_COST = 50;

/** Capacity of a full bucket, in seconds of restoring. */
const BURST_SECONDS = 20;
/** Factor for the site's own operations: thousands of viewers of a mobile network share one address. */
const SITE_FACTOR = 15;
const ID_LENGTH_MAX = 64;

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
    return this.#isKnown(hash) ? this.#operations : this.#documents;
  }

  /**
   * Takes the cost of a request's size out of the bucket of its address. All
   * addresses of an IPv6 /64 share one bucket.
   */
  charge(ip: string, request: UnparsedRequest): RequestCharge {
    return new RequestCharge({
      buckets: this.bucketsFor(request.hash),
      id: ipRateLimitKey(ip).slice(0, ID_LENGTH_MAX),
      cost: REQUEST_COST + Math.ceil((request.document?.length ?? 0) / CHARACTERS_PER_COST),
      isSiteOperation: this.#isKnown(request.hash),
    });
  }

  #isKnown(hash: string | undefined): boolean {
    return hash !== undefined && this.known.has(hash);
  }
}
