import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { BUILT_ROUTES } from '../address/route-table';
import type { GraphClient } from '../graph/graph-client';
import { SitemapChannelsOperation } from './sitemap-channels.query.generated';
import { SitemapPagesOperation } from './sitemap-pages.query.generated';
import { SitemapShowsOperation } from './sitemap-shows.query.generated';
import { SitemapVideosOperation } from './sitemap-videos.query.generated';

/** Indexable URL without locale prefix. */
export interface SitemapEntry {
  path: string;
  /** ISO 8601; null when unknown. */
  changed: string | null;
}

interface Connection<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface PageVariables {
  first: number;
  after?: string | null | undefined;
}

const allNodes = async <Data, Node>(
  graph: GraphClient,
  operation: PersistedOperation<Data, PageVariables>,
  connectionOf: (data: Data) => Connection<Node> | null,
): Promise<Node[]> => {
  const nodes: Node[] = [];
  for (let after: string | null = null; ;) {
    // Slugs and codes are identical in both locales, so one locale lists them all.
    const page = connectionOf(await graph.read(operation, { first: PAGE_SIZE_MAX, after }, 'en'));
    if (!page) throw new Error(`${operation.name} has no list`);
    const { pageInfo } = page;
    nodes.push(...page.nodes);
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return nodes;
    after = pageInfo.endCursor;
  }
};

const pathsOf = async (page: string, graph: GraphClient): Promise<SitemapEntry[]> => {
  switch (page) {
    case 'show':
      return (await allNodes(graph, SitemapShowsOperation, (data) => data.shows)).map(({ slug }) => ({
        path: `/shows/${slug}`,
        changed: null,
      }));
    // Second addresses of shows, which are listed under their first.
    case 'original':
      return [];
    case 'channel':
      return [
        ...(await allNodes(graph, SitemapChannelsOperation, (data) => data.channels)),
        ...(await allNodes(graph, SitemapPagesOperation, (data) => data.pages)),
      ].map(({ slug }) => ({ path: `/${slug}`, changed: null }));
    case 'watch':
      return (await allNodes(graph, SitemapVideosOperation, (data) => data.videos)).map((video) => ({
        path: `/watch/${video.code}`,
        changed: video.publishedAt,
      }));
    default:
      throw new Error(`The sitemap does not know the records of ${page}`);
  }
};

/** Returns every indexable URL of the built routes, records included. */
export const sitemapEntries = async (graph: GraphClient): Promise<SitemapEntry[]> => {
  const routes = BUILT_ROUTES.filter(({ index }) => index);
  const records = routes.filter(({ path }) => path.includes(':'));
  return [
    ...routes.filter(({ path }) => !path.includes(':')).map(({ path }) => ({ path, changed: null })),
    ...(await Promise.all(records.map(({ page }) => pathsOf(page, graph)))).flat(),
  ];
};
