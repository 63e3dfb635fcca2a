import type { Locale } from '@sahra/schemas/constants';

import type { ContentFeeds } from '../content/content-feeds';
import type { PublicCache } from '../content/public-cache';
import type { AuthExchange } from '../domains/session/auth-exchange';
import type { PartnerKeys } from '../partner/partner-keys';
import type { PartnerRequest } from '../partner/partner-request';
import type { AccountsClient } from '../upstreams/accounts/accounts.client';
import type { CallerReading } from '../upstreams/accounts/caller';
import type { AddressLimits, RequestCharge } from './limits/address-limits';
import type { CostBuckets } from './limits/cost-buckets';
import type { PublicLoaders, PublicSources } from './public-loaders';
import type { ViewerLoaders } from './viewer-loaders';

/** What all requests share. */
export interface GraphServices {
  sources: PublicSources;
  cache: PublicCache;
  feeds: ContentFeeds;
  accounts: AccountsClient;
  partnerKeys: PartnerKeys;
  partnerBuckets: CostBuckets;
  addressLimits: AddressLimits;
  mediaSigningKey: string;
  publicUrl: string;
  now: () => number;
}

/** What resolvers know of the request. */
export interface GraphContext {
  readonly services: GraphServices;
  readonly method: string;
  readonly locale: Locale;
  readonly now: Date;
  /** Origin of the page that asks, as its browser says it. */
  readonly origin: string | undefined;
  /** Whether that page is not the product's own. */
  readonly isForeignPage: boolean;
  /** The partner app whose key the request carries; null without a key. */
  readonly partner: PartnerRequest | null;
  /** What the address of the caller has paid for this request; null for callers that pay nothing. */
  readonly charge: RequestCharge | null;
  /** Who asks, for calls to accounts. */
  readonly caller: CallerReading;
  /** Loaders of what is the same for everybody. */
  readonly public: PublicLoaders;
  /** Loaders of what is the viewer's own; null without a bearer. */
  readonly viewer: ViewerLoaders | null;
  /** The browser's auth cookies and the calls that need them. */
  readonly auth: AuthExchange;
  /** Whether a last good answer was served in place of a current one. */
  stale: boolean;
  /** Whether the answer may differ between viewers: then nobody may store it. */
  personal: boolean;
}
