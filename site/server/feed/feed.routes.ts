import { createHash } from 'node:crypto';

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@sahra/schemas/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { formOf } from '../address/route-table';
import type { ServerConfig } from '../config';
import type { GraphClient } from '../graph/graph-client';
import { matchesEtag } from '../page/send-html';
import { sendRestError } from '../proxy/upstream-failure';
import { ChannelFeedOperation } from './channel-feed.query.generated';
import { EpisodeSoundOperation } from './episode-sound.query.generated';
import { EpisodeSounds, soundPathOf } from './episode-sounds';
import { feedXml } from './feed-xml';
import { PodcastFeedOperation } from './podcast-feed.query.generated';
import { type Episode, podcastXml, soundAddress } from './podcast-xml';

/** As records of pages: a publish is visible within ten seconds, and many readers cause one graph request. */
const FRESH_MS = 2000;
/** Requests for made-up channels must not fill the memory. */
const FEEDS_MAX = 200;

interface Feed {
  /** Null for a record that has no feed. */
  xml: string | null;
  etag: string;
}

interface FeedOptions extends Pick<ServerConfig, 'publicUrl' | 'mediaUrl' | 'upstreamDeadlineMs'> {
  graph: GraphClient;
  freshMs?: number | undefined;
}

/** Kind of page that has a feed. */
interface FeedKind {
  /** Path of its pages, before the slug. */
  base: string;
  /** Returns null where there is no such page, or none with a feed. */
  read: (slug: string, locale: Locale) => Promise<string | null>;
}

interface FeedKey {
  kind: FeedKind;
  slug: string;
  locale: Locale;
}

const SLUG = '^[a-z0-9-]{1,100}$';
const CODE = '^[a-z0-9]{1,16}$';

const kindsOf = (graph: GraphClient, sounds: EpisodeSounds, publicUrl: string): FeedKind[] => [
  {
    base: '',
    read: async (slug, locale) => {
      const { channel, siteSettings } = await graph.read(ChannelFeedOperation, { slug }, locale);
      return channel && feedXml(channel, siteSettings?.brand, { locale, publicUrl });
    },
  },
  {
    base: '/shows',
    read: async (slug, locale) => {
      const { show, videos, siteSettings } = await graph.readByPost(PodcastFeedOperation, { slug }, locale);
      if (!show) return null;
      const found = await Promise.all(
        (videos?.nodes ?? []).map(async ({ playback, ...video }): Promise<Episode[]> => {
          const sound = playback?.stream ? await sounds.find(playback.stream.url) : null;
          return sound ? [{ ...video, sound }] : [];
        }),
      );
      return podcastXml(show, found.flat(), siteSettings, { locale, publicUrl });
    },
  },
];

/**
 * Registers `/{en,ar}/{channel}/feed.xml`, `/{en,ar}/shows/{podcast}/feed.xml`, and the sounds of episodes at
 * `/watch/{code}.m4a`. The last good feed is served while the graph is unavailable.
 */
export const registerFeeds = (
  server: FastifyInstance,
  { graph, publicUrl, mediaUrl, upstreamDeadlineMs, freshMs = FRESH_MS }: FeedOptions,
): void => {
  const sounds = new EpisodeSounds(mediaUrl, upstreamDeadlineMs);
  server.addHook('onClose', () => sounds.close());
  const feeds = new LRUCache<string, Feed, FeedKey>({
    max: FEEDS_MAX,
    ttl: freshMs,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { context: { kind, slug, locale } }) => {
      const xml = await kind.read(slug, locale);
      return {
        xml,
        etag: `"${createHash('sha256')
          .update(xml ?? '')
          .digest('base64url')
          .slice(0, 22)}"`,
      };
    },
  });

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    key: FeedKey,
  ): Promise<FastifyReply> => {
    const feed = await feeds
      .fetch(`${key.kind.base} ${key.locale} ${key.slug}`, { context: key })
      .catch((error: unknown) => {
        request.log.info({ err: error }, 'the graph has no feed');
      });
    if (!feed) return sendRestError(request, reply.header('retry-after', '5'), 503, 'UPSTREAM_UNAVAILABLE');
    if (feed.xml === null) return sendRestError(request, reply, 404, 'NOT_FOUND');
    void reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag: feed.etag });
    if (matchesEtag(request.headers['if-none-match'], feed.etag)) return reply.code(304).send();
    return reply.type('application/rss+xml; charset=utf-8').send(feed.xml);
  };

  for (const kind of kindsOf(graph, sounds, publicUrl)) {
    const path = `${kind.base}/:slug(${SLUG})/feed.xml`;
    for (const locale of LOCALES)
      server.get<{ Params: { slug: string } }>(formOf(locale, path), (request, reply) =>
        answer(request, reply, { kind, slug: request.params.slug, locale }),
      );
    // A feed has one address per language; a reader of feeds has none.
    server.get<{ Params: { slug: string } }>(path, (request, reply) =>
      reply.redirect(`${formOf(DEFAULT_LOCALE, `${kind.base}/${request.params.slug}`)}/feed.xml`, 301),
    );
  }

  // The address of an enclosure stays; the signed one behind it changes.
  server.get<{ Params: { code: string } }>(soundAddress(`:code(${CODE})`), async (request, reply) => {
    const { code } = request.params;
    const data = await graph
      .readByPost(EpisodeSoundOperation, { code }, DEFAULT_LOCALE)
      .catch((error: unknown) => {
        request.log.info({ err: error }, 'the graph has no sound');
      });
    if (!data) return sendRestError(request, reply.header('retry-after', '5'), 503, 'UPSTREAM_UNAVAILABLE');
    const stream = data.video?.show?.kind === 'PODCAST' ? data.video.playback?.stream : null;
    if (!stream) return sendRestError(request, reply, 404, 'NOT_FOUND');
    return reply.header('cache-control', 'no-store').redirect(publicUrl + soundPathOf(stream.url), 302);
  });
};
