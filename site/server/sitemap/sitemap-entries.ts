import { PAGE_SIZE_MAX, SCHEDULE_DAYS, type Locale } from '@sahra/schemas/constants';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { BUILT_ROUTES } from '../address/route-table';
import type { GraphClient } from '../graph/graph-client';
import { SitemapChannelsOperation } from './sitemap-channels.query.generated';
import { SitemapPagesOperation } from './sitemap-pages.query.generated';
import { SitemapScheduleOperation } from './sitemap-schedule.query.generated';
import { SitemapShowsOperation } from './sitemap-shows.query.generated';
import { SitemapSportsOperation } from './sitemap-sports.query.generated';
import { SitemapVideosOperation } from './sitemap-videos.query.generated';

/** Indexable URL without locale prefix. */
export interface SitemapEntry {
  path: string;
  /** When its record last changed in each language, in ISO 8601; null when unknown. */
  changed: Record<Locale, string | null>;
}

interface Connection<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface PageVariables {
  first: number;
  after?: string | null | undefined;
}

/** Record of a list; only pages with parts of their own, which are routes, have no time. */
interface Versioned {
  updatedAt?: string;
}

const NEVER = { en: null, ar: null } as const;

const allNodes = async <Data, Node>(
  read: (after: string | null) => Promise<Data>,
  connectionOf: (data: Data) => Connection<Node> | null,
): Promise<Node[]> => {
  const nodes: Node[] = [];
  for (let after: string | null = null; ;) {
    const page = connectionOf(await read(after));
    if (!page) throw new Error('The graph has no list');
    const { pageInfo } = page;
    nodes.push(...page.nodes);
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return nodes;
    after = pageInfo.endCursor;
  }
};

const recordEntries = async <Data, Node extends Versioned, More extends object = object>(
  graph: GraphClient,
  operation: PersistedOperation<Data, PageVariables & More>,
  connectionOf: (data: Data) => Connection<Node> | null,
  pathOf: (node: Node) => string,
  more: More = {} as More,
): Promise<SitemapEntry[]> => {
  const inLocale = (locale: Locale): Promise<Node[]> =>
    allNodes(
      (after) => graph.read(operation, { ...more, first: PAGE_SIZE_MAX, after }, locale),
      connectionOf,
    );
  const [english, arabic] = [await inLocale('en'), await inLocale('ar')];
  const arabicTimes = new Map(arabic.map((node) => [pathOf(node), node.updatedAt]));
  return english.map((node) => {
    const path = pathOf(node);
    const en = node.updatedAt ?? null;
    // A record that was published between the two reads is in the first one only.
    return { path, changed: { en, ar: arabicTimes.get(path) ?? en } };
  });
};

const DAY_MS = 86_400_000;

/** Programmes that are worth finding: those of the days that the schedule offers. */
const scheduleRange = (now: number): { from: string; to: string } => ({
  from: new Date(now - SCHEDULE_DAYS.before * DAY_MS).toISOString(),
  to: new Date(now + SCHEDULE_DAYS.after * DAY_MS).toISOString(),
});

const entriesOf = async (page: string, graph: GraphClient): Promise<SitemapEntry[]> => {
  switch (page) {
    case 'show':
      return recordEntries(
        graph,
        SitemapShowsOperation,
        ({ shows }) => shows,
        ({ slug }) => `/shows/${slug}`,
      );
    case 'sport':
      return recordEntries(
        graph,
        SitemapSportsOperation,
        ({ sports }) => sports,
        ({ slug }) => `/sports/${slug}`,
      );
    // Second addresses: their records are listed under the first.
    case 'channel-video':
    case 'more-item':
    case 'original':
      return [];
    case 'channel':
      return [
        ...(await recordEntries(
          graph,
          SitemapChannelsOperation,
          ({ channels }) => channels,
          ({ slug }) => `/${slug}`,
        )),
        ...(await recordEntries(
          graph,
          SitemapPagesOperation,
          ({ pages }): Connection<Versioned & { slug: string }> | null => pages,
          ({ slug }) => `/${slug}`,
        )),
      ];
    case 'watch':
      return recordEntries(
        graph,
        SitemapVideosOperation,
        ({ videos }) => videos,
        ({ code }) => `/watch/${code}`,
      );
    case 'schedule-entry':
      return recordEntries(
        graph,
        SitemapScheduleOperation,
        ({ schedule }) => schedule,
        ({ code }) => `/schedule/${code}`,
        scheduleRange(Date.now()),
      );
    default:
      throw new Error(`The sitemap does not know the records of ${page}`);
  }
};

/** Returns every indexable URL of the built routes, records included. */
export const sitemapEntries = async (graph: GraphClient): Promise<SitemapEntry[]> => {
  const routes = BUILT_ROUTES.filter(({ index }) => index);
  const records = routes.filter(({ path }) => path.includes(':'));
  return [
    ...routes.filter(({ path }) => !path.includes(':')).map(({ path }) => ({ path, changed: NEVER })),
    ...(await Promise.all(records.map(({ page }) => entriesOf(page, graph)))).flat(),
  ];
};
