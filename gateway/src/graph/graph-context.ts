import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Locale } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';

import type { ContentFeeds } from '../content/content-feeds';
import type { PublicCache } from '../content/public-cache';
import { AuthExchange } from '../domains/session/auth-exchange';
import { currentRequest } from '../server/request-scope';
import type { AccountsClient, CallerReading } from '../upstreams/accounts/accounts.client';
import { createPublicLoaders } from './public-loaders';
import type { PublicLoaders, PublicSources } from './public-loaders';
import { createViewerLoaders } from './viewer-loaders';
import type { ViewerLoaders } from './viewer-loaders';

/** What all requests share. */
export interface GraphServices {
  sources: PublicSources;
  cache: PublicCache;
  feeds: ContentFeeds;
  accounts: AccountsClient;
  mediaSigningKey: string;
  publicUrl: string;
  now: () => number;
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/**
 * What resolvers know of the request. Loaders are made when they are first asked for, once the operation's language is known.
 * Apollo Server copies the context by its own properties, so nothing here may be a `#private` field.
 */
export class GraphContext {
  /** Whether a last good answer was served in place of a current one. */
  stale = false;
  /** Whether the answer may differ between viewers: then nobody may store it. */
  personal = false;
  private publicMade: PublicLoaders | undefined;
  private viewerMade: ViewerLoaders | undefined;
  private authMade: AuthExchange | undefined;

  constructor(
    readonly services: GraphServices,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  get method(): string {
    return this.request.method;
  }

  get locale(): Locale {
    return currentRequest().locale;
  }

  get now(): Date {
    return new Date(this.services.now());
  }

  /** The same for everybody. */
  get public(): PublicLoaders {
    const { sources, cache, feeds } = this.services;
    return (this.publicMade ??= createPublicLoaders(sources, {
      reading: { locale: this.locale, requestId: this.request.id },
      cache,
      feedIsFollowed: () => feeds.cms.reachable,
      onStale: () => (this.stale = true),
    }));
  }

  /** The viewer's own; null without a bearer. */
  get viewer(): ViewerLoaders | null {
    this.personal = true;
    const bearer = /^Bearer (\S+)$/i.exec(headerOf(this.request, 'authorization') ?? '')?.[1];
    if (!bearer) return null;
    return (this.viewerMade ??= createViewerLoaders(this.services.accounts, this.caller, bearer));
  }

  /** The browser's auth cookies and the calls that need them. */
  get auth(): AuthExchange {
    this.personal = true;
    return (this.authMade ??= new AuthExchange(this.services.accounts, this.caller, {
      cookie: this.method === 'POST' ? headerOf(this.request, 'cookie') : undefined,
      setCookie: (header) => void this.reply.header('set-cookie', header),
      idempotencyKey: headerOf(this.request, HEADERS.idempotencyKey),
      callbackUrl: this.services.publicUrl,
    }));
  }

  get caller(): CallerReading {
    const forwarded = headerOf(this.request, 'x-forwarded-for');
    const address = this.request.socket.remoteAddress ?? '';
    return {
      locale: this.locale,
      requestId: this.request.id,
      forwardedFor: forwarded ? `${forwarded}, ${address}` : address,
      userAgent: headerOf(this.request, 'user-agent'),
    };
  }
}
