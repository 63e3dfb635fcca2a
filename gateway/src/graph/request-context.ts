import type { IncomingHttpHeaders } from 'node:http';

import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import { ownValue } from '@sahra/schemas/own-value';

import { PublicCache } from '../content/public-cache';
import { ResponseDependencies } from '../content/response-dependencies';
import { AuthExchange } from '../domains/session/auth-exchange';
import type { PartnerRequest } from '../partner/partner-request';
import { isCrossOriginRequest } from '../server/cors';
import type { RequestScope } from '../server/request-scope';
import type { StreamRequest } from '../streams/stream-request';
import type { CallerContext } from '../upstreams/accounts/caller-context';
import type { GraphContext, GraphServices } from './graph-context';
import { statedLocaleOfHeaders } from './locale';
import { createPublicLoaders } from './public-loaders';
import type { PublicLoaders } from './public-loaders';
import { createViewerLoaders } from './viewer-loaders';
import type { ViewerLoaders } from './viewer-loaders';

/** What a context needs of a request, whichever way it is answered. */
export interface ContextRequest {
  method: string;
  headers: IncomingHttpHeaders;
  ip: string;
  /** Addresses that trusted proxies reported, the client last; absent when no proxy is trusted. */
  ips?: readonly string[] | undefined;
}

const headerOf = ({ headers }: ContextRequest, name: string): string | undefined => {
  const value = ownValue(headers, name);
  return Array.isArray(value) ? value[0] : value;
};

/** A preview reads one page, a few times a minute. */
const PREVIEW_PART = { max: 1_000, maxSize: 4_194_304 };
const PREVIEW_LIMITS = { reused: PREVIEW_PART, probation: PREVIEW_PART, missing: PREVIEW_PART };

/**
 * Request data and loaders for resolvers. A loader is created on first use,
 * when the operation's locale is known.
 * Apollo Server copies the context's own properties, so it must not have `#private` fields.
 */
export class RequestContext implements GraphContext {
  stale = false;
  personal = false;
  readonly dependencies = new ResponseDependencies();
  readonly partner: PartnerRequest | null;
  private publicMade: PublicLoaders | undefined;
  private viewerMade: ViewerLoaders | undefined;
  private authMade: AuthExchange | undefined;
  private callerMade: CallerContext | undefined;

  constructor(
    readonly services: GraphServices,
    readonly scope: RequestScope,
    private readonly request: ContextRequest,
    private readonly setCookies: (cookies: string[]) => void,
    readonly stream: StreamRequest | null = null,
  ) {
    const sent = headerOf(request, HEADERS.apiKey);
    this.partner = sent === undefined ? null : { sent, key: null };
  }

  get origin(): string | undefined {
    return headerOf(this.request, 'origin');
  }

  get isForeignPage(): boolean {
    return isCrossOriginRequest(this.request, this.services.publicUrl);
  }

  get method(): string {
    return this.request.method;
  }

  get locale(): Locale {
    return this.scope.locale;
  }

  get now(): Date {
    this.dependencies.addUnknown();
    return new Date(this.services.now());
  }

  nowBetween(moments: readonly (Date | null)[]): Date {
    const now = this.services.now();
    for (const moment of moments) {
      const time = moment?.getTime() ?? now;
      if (time > now) this.dependencies.expireAt(time);
    }
    return new Date(now);
  }

  get public(): PublicLoaders {
    return (this.publicMade ??= this.isPreview ? this.previewLoaders() : this.sharedLoaders());
  }

  /**
   * Whether the request carries a preview token. The route has refused those that are not valid. The events of a stream
   * are shared by its receivers and have a context of their own, which is never a preview.
   */
  private get isPreview(): boolean {
    return headerOf(this.request, HEADERS.previewToken) !== undefined;
  }

  private sharedLoaders(): PublicLoaders {
    const { sources, cache, feeds } = this.services;
    return createPublicLoaders(sources, {
      reading: { locale: this.locale, requestId: this.scope.requestId },
      cache,
      feedIsFollowed: (feed) => feeds[feed].reachable,
      onStale: () => (this.stale = true),
      dependencies: this.dependencies,
    });
  }

  /** Loaders that read drafts, with a cache of their own: a draft never meets the shared one. */
  private previewLoaders(): PublicLoaders {
    this.personal = true;
    return createPublicLoaders(this.services.sources, {
      reading: { locale: this.locale, requestId: this.scope.requestId, drafts: true },
      cache: new PublicCache(this.services.now, PREVIEW_LIMITS),
      isAlone: true,
      feedIsFollowed: () => true,
      onStale: () => (this.stale = true),
    });
  }

  get viewer(): ViewerLoaders | null {
    this.personal = true;
    const { caller } = this;
    if (caller.bearer === null) return null;
    return (this.viewerMade ??= createViewerLoaders(this.services.accounts, caller));
  }

  get auth(): AuthExchange {
    this.personal = true;
    return (this.authMade ??= new AuthExchange(this.services.accounts, this.caller, {
      cookie: this.method === 'POST' ? headerOf(this.request, 'cookie') : undefined,
      setCookies: this.setCookies,
      callbackUrl: this.services.publicUrl,
    }));
  }

  /** Calls of accounts that no loader makes need it, and no feed tells when their results change. */
  get caller(): CallerContext {
    this.dependencies.addUnknown();
    return (this.callerMade ??= this.readCaller());
  }

  private get statedLocale(): Locale | undefined {
    if (this.scope.operationNamesLocale) return this.locale;
    return statedLocaleOfHeaders(
      headerOf(this.request, HEADERS.localization),
      headerOf(this.request, 'accept-language'),
    );
  }

  /** Reads the headers of the caller, once for all resolvers: their locale is known by then. */
  private readCaller(): CallerContext {
    return {
      locale: this.statedLocale,
      requestId: this.scope.requestId,
      onLimited: () => this.scope.charge?.refuse(),
      // Only addresses that a trusted proxy reported, the client first.
      forwardedFor: [...(this.request.ips ?? [this.request.ip])].reverse().join(', '),
      userAgent: headerOf(this.request, 'user-agent'),
      timeZone: headerOf(this.request, HEADERS.timeZone),
      bearer: /^Bearer (\S+)$/i.exec(headerOf(this.request, 'authorization') ?? '')?.[1] ?? null,
      idempotencyKey: headerOf(this.request, HEADERS.idempotencyKey),
    };
  }
}
