import { LOCALES } from '@sahra/schemas/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { GraphClient } from '../graph/graph-client';
import { acceptedEncoding } from '../page/accepted-encoding';
import { FilledDocument } from '../page/filled-document';
import { matchesEtag } from '../page/send-html';
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

interface Sitemap {
  list: readonly SitemapEntry[];
  /** Files that were requested, by name. */
  files: Map<string, FilledDocument>;
}

/** Returns a file of the sitemap, which is written for the first request only; null when it has no such file. */
const fileOf = (
  { list, files }: Sitemap,
  name: string,
  write: (list: readonly SitemapEntry[]) => string | null,
): FilledDocument | null => {
  const known = files.get(name);
  if (known) return known;
  const xml = write(list);
  if (xml === null) return null;
  const file = new FilledDocument(Buffer.from(xml), []);
  files.set(name, file);
  return file;
};

/**
 * Registers `/sitemap.xml` and the files that it lists. The list is read at most every ten minutes; the last good
 * list is served while the graph is unavailable.
 */
export const registerSitemap = (
  server: FastifyInstance,
  { graph, publicUrl, freshMs = FRESH_MS }: SitemapOptions,
): void => {
  const sitemaps = new LRUCache<string, Sitemap>({
    max: 1,
    ttl: freshMs,
    fetchMethod: async () => ({ list: await sitemapEntries(graph), files: new Map() }),
    allowStaleOnFetchRejection: true,
  });
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    write: (list: readonly SitemapEntry[]) => string | null,
  ): Promise<FastifyReply> => {
    const sitemap = await sitemaps.fetch('all');
    if (!sitemap)
      return sendRestError(request, reply.header('retry-after', '60'), 503, 'UPSTREAM_UNAVAILABLE');
    const file = fileOf(sitemap, name, write);
    if (!file) return sendRestError(request, reply, 404, 'NOT_FOUND');
    void reply.headers({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      vary: 'Accept-Encoding',
      etag: file.etag,
    });
    if (matchesEtag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== null) void reply.header('content-encoding', encoding);
    return reply.send(await file.bytes(encoding));
  };

  server.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, 'index', (list) => sitemapIndex(list.length, publicUrl)),
  );
  for (const locale of LOCALES) {
    server.get<{ Params: { number: string } }>(
      `/sitemap-${locale}-:number(^[1-9]\\d{0,3}$).xml`,
      (request, reply) => {
        const { number } = request.params;
        return answer(request, reply, `${locale} ${number}`, (list) => {
          const from = (Number(number) - 1) * ENTRIES_PER_FILE;
          const page = list.slice(from, from + ENTRIES_PER_FILE);
          return page.length > 0 ? sitemapFile(page, locale, publicUrl) : null;
        });
      },
    );
  }
};
