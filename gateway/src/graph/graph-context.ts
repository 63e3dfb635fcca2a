import type { Locale } from '@sahra/schemas/constants';

import type { ContentFeeds } from '../content/content-feeds';
import type { PublicCache } from '../content/public-cache';
import type { ResponseDependencies } from '../content/response-dependencies';
import type { AuthExchange } from '../domains/session/auth-exchange';
import type { Metrics } from '../metrics/metrics';
import type { PartnerKeyUses } from '../partner/partner-key-uses';
import type { PartnerKeys } from '../partner/partner-keys';
import type { PartnerRequest } from '../partner/partner-request';
import type { AccountsClient } from '../upstreams/accounts/accounts.client';
import type { CallerContext } from '../upstreams/accounts/caller-context';
import type { FilmStates } from '../upstreams/media/film-states';
import type { RequestScope } from '../server/request-scope';
import type { StreamRequest } from '../streams/stream-request';
import type { AddressLimits } from './limits/address-limits';
import type { CostBuckets } from './limits/cost-buckets';
import type { PublicLoaders, PublicSources } from './public-loaders';
import type { ViewerLoaders } from './viewer-loaders';

/** Services that all requests share. */
export interface GraphServices {
  sources: PublicSources;
  cache: PublicCache;
  feeds: ContentFeeds;
  accounts: AccountsClient;
  partnerKeys: PartnerKeys;
  partnerKeyUses: PartnerKeyUses;
  partnerBuckets: CostBuckets;
  addressLimits: AddressLimits;
  metrics: Metrics;
  mediaSigningKey: string;
  /** Verifies the tokens of previews. */
  previewSecret: string;
  films: FilmStates;
  publicUrl: string;
  now: () => number;
}

/** Request data and loaders that resolvers use. */
export interface GraphContext {
  readonly services: GraphServices;
  /** What is noted about the request. */
  readonly scope: RequestScope;
  readonly method: string;
  readonly locale: Locale;
  /** Time of the request. A response that depends on it is not kept; `nowBetween` allows that. */
  readonly now: Date;
  /** Origin of the requesting page, from the browser's `Origin` header. */
  readonly origin: string | undefined;
  /** Whether the requesting page has another origin than the product. */
  readonly isForeignPage: boolean;
  /** Partner app whose key the request carries; null without a key. */
  readonly partner: PartnerRequest | null;
  /** Event stream that the request opens; null when it wants one response. */
  readonly stream: StreamRequest | null;
  /** Caller data that is forwarded to accounts. */
  readonly caller: CallerContext;
  /** Loaders of data that is the same for everybody. */
  readonly public: PublicLoaders;
  /** Loaders of the viewer's own data; null without an access token. */
  readonly viewer: ViewerLoaders | null;
  /** Browser's auth cookies and the calls that need them. */
  readonly auth: AuthExchange;
  /** Returns the time of the request. The response is outdated at the next of these moments. */
  nowBetween: (moments: readonly (Date | null)[]) => Date;
  /** What the response is made of. */
  readonly dependencies: ResponseDependencies;
  /** Whether a last good value was served instead of a current one. */
  stale: boolean;
  /** Whether the response may differ between viewers; if so, no cache may store it. */
  personal: boolean;
}
