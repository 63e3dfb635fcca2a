import type { Locale } from '@sahra/schemas/constants';

import { AuthExchange } from '../domains/session/auth-exchange';
import type { GraphContext, GraphServices } from '../graph/graph-context';
import { ResponseDependencies } from '../content/response-dependencies';
import { createPublicLoaders } from '../graph/public-loaders';
import type { PublicLoaders } from '../graph/public-loaders';
import { createViewerLoaders } from '../graph/viewer-loaders';
import type { ViewerLoaders } from '../graph/viewer-loaders';
import { createRequestScope } from '../server/request-scope';
import type { RequestScope } from '../server/request-scope';
import type { PartnerRequest } from '../partner/partner-request';
import type { CallerContext } from '../upstreams/accounts/caller-context';

/** What a stream keeps of the request that opened it. */
export interface StreamOpening {
  readonly services: GraphServices;
  readonly locale: Locale;
  readonly caller: CallerContext;
  readonly origin: string | undefined;
  readonly isForeignPage: boolean;
  readonly partner: PartnerRequest | null;
}

/** Copies what a stream needs, so that the request itself can be freed. */
export const openingOf = (context: GraphContext): StreamOpening => ({
  services: context.services,
  locale: context.locale,
  caller: context.caller,
  origin: context.origin,
  isForeignPage: context.isForeignPage,
  partner: context.partner,
});

/** Context of one event of a stream. Each event has its own, because loaders keep what they have read. */
export class EventContext implements GraphContext {
  readonly method = 'POST';
  readonly stream = null;
  stale = false;
  personal = true;
  readonly dependencies = new ResponseDependencies();
  #public: PublicLoaders | undefined;
  #viewer: ViewerLoaders | undefined;

  readonly scope: RequestScope;

  constructor(private readonly opening: StreamOpening) {
    this.scope = createRequestScope(opening.caller.requestId, opening.locale, null);
  }

  get services(): GraphServices {
    return this.opening.services;
  }

  get locale(): Locale {
    return this.opening.locale;
  }

  get caller(): CallerContext {
    return this.opening.caller;
  }

  get origin(): string | undefined {
    return this.opening.origin;
  }

  get isForeignPage(): boolean {
    return this.opening.isForeignPage;
  }

  get partner(): PartnerRequest | null {
    return this.opening.partner;
  }

  get now(): Date {
    return new Date(this.services.now());
  }

  nowBetween(): Date {
    return this.now;
  }

  get public(): PublicLoaders {
    const { sources, cache, feeds } = this.services;
    return (this.#public ??= createPublicLoaders(sources, {
      reading: { locale: this.locale, requestId: this.caller.requestId },
      cache,
      feedIsFollowed: (feed) => feeds[feed].reachable,
      onStale: () => (this.stale = true),
    }));
  }

  get viewer(): ViewerLoaders | null {
    if (this.caller.bearer === null) return null;
    return (this.#viewer ??= createViewerLoaders(this.services.accounts, this.caller));
  }

  get auth(): AuthExchange {
    return new AuthExchange(this.services.accounts, this.caller, {
      cookie: undefined,
      setCookies: () => undefined,
      callbackUrl: this.services.publicUrl,
    });
  }
}
