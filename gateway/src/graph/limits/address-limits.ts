import { addressKeyOf } from '@sahra/schemas/address-key-of';

import { CostBuckets } from './cost-buckets';

/** What a request costs before its document is read: it is parsed and validated even when it is refused. */
const REQUEST_COST = 10;
const CHARACTERS_PER_COST = 50;

/**
 * What a refusal costs besides: finding out why a document cannot be read or does not hold takes longer than most
 * answers, and whoever goes on after accounts said that it is too often has every try counted there, in its database.
 */
const REFUSED_COST = 300;

/** How many seconds of restoring a full bucket holds. */
const BURST_SECONDS = 20;
/** How much more an address gets for the site's own operations: a mobile network shares one address among thousands. */
const SITE_FACTOR = 15;
const ID_LENGTH_MAX = 64;

/** A bucket of an address, and what was taken out of it for a request. */
export interface RequestCharge {
  readonly buckets: CostBuckets;
  readonly id: string;
  readonly cost: number;
  /** In how many seconds the cost is there; 0 when it was taken. */
  readonly retryAfter: number;
  /** Gives the cost back: somebody else pays. */
  giveBack: () => void;
}

/** Takes what a refusal costs besides; null for callers who pay nothing. */
export const payForRefusal = (charge: RequestCharge | null): void =>
  charge?.buckets.settle(charge.id, 0, REFUSED_COST);

/** What is known of a request before its document is read. */
export interface AskedRequest {
  document?: string | undefined;
  /** Hash by which it names a persisted document. */
  hash?: string | undefined;
}

/** What callers without a key may ask for, by network address: docs/decisions/0089. */
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

  /** Buckets for anybody's documents, or those for the site's persisted operations, which are known by their hash. */
  bucketsFor(hash: string | undefined): CostBuckets {
    return hash !== undefined && this.known.has(hash) ? this.#operations : this.#documents;
  }

  /** Takes out of the bucket of an address, the /64 of an IPv6 customer being one, what a request costs by its size alone. */
  charge(ip: string, request: AskedRequest): RequestCharge {
    const buckets = this.bucketsFor(request.hash);
    const id = addressKeyOf(ip).slice(0, ID_LENGTH_MAX);
    const cost = REQUEST_COST + Math.ceil((request.document?.length ?? 0) / CHARACTERS_PER_COST);
    const retryAfter = buckets.take(id, cost);
    const giveBack = () => buckets.settle(id, cost, 0);
    return { buckets, id, cost, retryAfter, giveBack };
  }
}
