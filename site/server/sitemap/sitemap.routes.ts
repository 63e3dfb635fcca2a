import { LOCALES } from '@sahra/schemas/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { GraphClient } from '../graph/graph-client';
import { sendRestError } from '../proxy/upstream-failure';
import { sitemapEntries } from './sitemap-entries';
import type { SitemapEntry } from './sitemap-entries';
import { ENTRIES_PER_FILE, sitemapFile, sitemapIndex } from './sitemap-xml';

const FRESH_MS = 10 * 60 * 1000;

interface SitemapOptions {
  graph: GraphClient;
  publicUrl: string;
  freshMs?: number | undefined;
}

/**
 * Registers `/sitemap.xml` and the files that it lists. The list is read at most every ten minutes; the last good
 * list is served while the graph is unavailable.
 */
export const registerSitemap = (
  server: FastifyInstance,
  { graph, publicUrl, freshMs = FRESH_MS }: SitemapOptions,
): void => {
  const lists = new LRUCache<string, SitemapEntry[]>({
    max: 1,
    ttl: freshMs,
    fetchMethod: () => sitemapEntries(graph),
    allowStaleOnFetchRejection: true,
  });
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    write: (list: SitemapEntry[]) => string | null,
  ): Promise<FastifyReply> => {
    const list = await lists.fetch('all');
    if (!list) return sendRestError(request, reply.header('retry-after', '60'), 503, 'UPSTREAM_UNAVAILABLE');
    const xml = write(list);
    if (xml === null) return sendRestError(request, reply, 404, 'NOT_FOUND');
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(xml);
  };

  server.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, (list) => sitemapIndex(list.length, publicUrl)),
  );
  for (const locale of LOCALES) {
    server.get<{ Params: { number: string } }>(
      `/sitemap-${locale}-:number(^[1-9]\\d{0,3}$).xml`,
      (request, reply) =>
        answer(request, reply, (list) => {
          const from = (Number(request.params.number) - 1) * ENTRIES_PER_FILE;
          const page = list.slice(from, from + ENTRIES_PER_FILE);
          return page.length > 0 ? sitemapFile(page, locale, publicUrl) : null;
        }),
    );
  }
};
