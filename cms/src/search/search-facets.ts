import type { SearchType } from './search-document';

/** Kinds of records that everyday words may stand for. */
export const SEARCH_KINDS = [
  'show',
  'series',
  'podcast',
  'original',
  'business',
  'channel',
  'episode',
  'match',
  'highlight',
  'clip',
  'short',
  'live',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What a record belongs to. */
interface RecordFacts {
  type: SearchType;
  channel: string | null;
  sport?: string | null | undefined;
  kinds?: readonly string[];
  business?: boolean | undefined;
  original?: boolean | undefined;
  episode?: number | null | undefined;
  season?: number | null | undefined;
}

/** Episodes of a show without seasons. */
const ONLY_SEASON = 1;

const named = (name: string, value: string | number | null | undefined): string[] =>
  value === null || value === undefined ? [] : [`${name}:${value}`];

/** Returns what a record can be found by besides its texts. */
export const recordFacets = (facts: RecordFacts): string[] => {
  const { type, channel, sport, kinds = [], business = false, original = false, episode, season } = facts;
  return [
    ...named('channel', channel),
    ...named('sport', sport),
    ...[...(type === 'video' ? [] : [type]), ...kinds].map((kind) => `kind:${kind}`),
    ...(business ? ['kind:business'] : []),
    ...(original ? ['kind:original'] : []),
    ...named('episode', episode),
    ...named('season', season ?? (typeof episode === 'number' ? ONLY_SEASON : null)),
  ];
};

/** Returns the facets that everyday words stand for; a record needs one of them. */
export const topicFacets = (topic: {
  channels: readonly string[];
  sports: readonly string[];
  kind: string | null;
}): string[] => [
  ...topic.channels.map((slug) => `channel:${slug}`),
  ...topic.sports.map((slug) => `sport:${slug}`),
  ...named('kind', topic.kind),
];
