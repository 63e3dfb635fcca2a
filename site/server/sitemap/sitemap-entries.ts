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
import type { SitemapVideo } from './video-xml';

/** Indexable URL without locale prefix. */
export interface SitemapEntry {
  path: string;
  /** ISO 8601; null when unknown. */
  changed: string | null;
  /** The video of a watch page, in each language. */
  video?: Record<Locale, SitemapVideo>;
}

interface Connection<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface PageVariables {
  first: number;
  after?: string | null | undefined;
}

const allNodes = async <Data, Node, More extends object = object>(
  graph: GraphClient,
  operation: PersistedOperation<Data, PageVariables & More>,
  connectionOf: (data: Data) => Connection<Node> | null,
  more: More = {} as More,
  locale: Locale = 'en',
): Promise<Node[]> => {
  const nodes: Node[] = [];
  for (let after: string | null = null; ;) {
    // Slugs and codes are identical in both locales, so one locale lists them all; only titles differ.
    const page = connectionOf(await graph.read(operation, { ...more, first: PAGE_SIZE_MAX, after }, locale));
    if (!page) throw new Error(`${operation.name} has no list`);
    const { pageInfo } = page;
    nodes.push(...page.nodes);
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return nodes;
    after = pageInfo.endCursor;
  }
};

const DAY_MS = 86_400_000;

/** Programmes that are worth finding: those of the days that the schedule offers. */
const scheduleRange = (now: number): { from: string; to: string } => ({
  from: new Date(now - SCHEDULE_DAYS.before * DAY_MS).toISOString(),
  to: new Date(now + SCHEDULE_DAYS.after * DAY_MS).toISOString(),
});

const videoEntries = async (graph: GraphClient): Promise<SitemapEntry[]> => {
  const inLocale = (locale: Locale): Promise<SitemapVideo[]> =>
    allNodes(graph, SitemapVideosOperation, (data) => data.videos, {}, locale);
  const [english, arabic] = [await inLocale('en'), await inLocale('ar')];
  const byCode = new Map(arabic.map((video) => [video.code, video]));
  return english.map((video) => ({
    path: `/watch/${video.code}`,
    changed: video.publishedAt,
    // A video that was published between the two reads is in the first one only.
    video: { en: video, ar: byCode.get(video.code) ?? video },
  }));
};

const pathsOf = async (page: string, graph: GraphClient): Promise<SitemapEntry[]> => {
  switch (page) {
    case 'show':
      return (await allNodes(graph, SitemapShowsOperation, (data) => data.shows)).map(({ slug }) => ({
        path: `/shows/${slug}`,
        changed: null,
      }));
    case 'sport':
      return (await allNodes(graph, SitemapSportsOperation, (data) => data.sports)).map(({ slug }) => ({
        path: `/sports/${slug}`,
        changed: null,
      }));
    // Second addresses: their records are listed under the first.
    case 'channel-video':
    case 'more-item':
    case 'original':
      return [];
    case 'channel':
      return [
        ...(await allNodes(graph, SitemapChannelsOperation, (data) => data.channels)),
        ...(await allNodes(graph, SitemapPagesOperation, (data) => data.pages)),
      ].map(({ slug }) => ({ path: `/${slug}`, changed: null }));
    case 'watch':
      return videoEntries(graph);
    case 'schedule-entry':
      return (
        await allNodes(graph, SitemapScheduleOperation, (data) => data.schedule, scheduleRange(Date.now()))
      ).map(({ code }) => ({ path: `/schedule/${code}`, changed: null }));
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
