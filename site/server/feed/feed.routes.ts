import { createHash } from 'node:crypto';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@sahra/schemas/constants';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

import { formOf } from '../address/route-table';
import type { GraphClient } from '../graph/graph-client';
import { matchesEtag } from '../page/send-html';
import { sendRestError } from '../proxy/upstream-failure';
import { ChannelFeedOperation } from './channel-feed.query.generated';
import { feedXml } from './feed-xml';

/** As records of pages: a publish is visible within ten seconds, and many readers cause one graph request. */
const FRESH_MS = 2000;
/** Requests for made-up channels must not fill the memory. */
const FEEDS_MAX = 200;

interface Feed {
  /** Null for a channel that does not exist. */
  xml: string | null;
  etag: string;
}

interface FeedOptions {
  graph: GraphClient;
  publicUrl: string;
  freshMs?: number | undefined;
}

interface FeedKey {
  slug: string;
  locale: Locale;
}

const SLUG = '^[a-z0-9-]{1,100}$';

/** Registers `/{en,ar}/{channel}/feed.xml`. The last good feed is served while the graph is unavailable. */
export const registerFeeds = (
  server: FastifyInstance,
  { graph, publicUrl, freshMs = FRESH_MS }: FeedOptions,
): void => {
  const feeds = new LRUCache<string, Feed, FeedKey>({
    max: FEEDS_MAX,
    ttl: freshMs,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { context: { slug, locale } }) => {
      const { channel, siteSettings } = await graph.read(ChannelFeedOperation, { slug }, locale);
      const xml = channel && feedXml(channel, siteSettings?.brand, { locale, publicUrl });
      return {
        xml,
        etag: `"${createHash('sha256')
          .update(xml ?? '')
          .digest('base64url')
          .slice(0, 22)}"`,
      };
    },
  });

  for (const locale of LOCALES)
    server.get<{ Params: { slug: string } }>(`/${locale}/:slug(${SLUG})/feed.xml`, async (request, reply) => {
      const { slug } = request.params;
      const feed = await feeds
        .fetch(`${locale} ${slug}`, { context: { slug, locale } })
        .catch((error: unknown) => {
          request.log.info({ err: error }, 'the graph has no feed');
        });
      if (!feed) return sendRestError(request, reply.header('retry-after', '5'), 503, 'UPSTREAM_UNAVAILABLE');
      if (feed.xml === null) return sendRestError(request, reply, 404, 'NOT_FOUND');
      void reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag: feed.etag });
      if (matchesEtag(request.headers['if-none-match'], feed.etag)) return reply.code(304).send();
      return reply.type('application/rss+xml; charset=utf-8').send(feed.xml);
    });

  // A feed has one address per language; a reader of feeds has none.
  server.get<{ Params: { slug: string } }>(`/:slug(${SLUG})/feed.xml`, (request, reply) =>
    reply.redirect(`${formOf(DEFAULT_LOCALE, `/${request.params.slug}`)}/feed.xml`, 301),
  );
};
