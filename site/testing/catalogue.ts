import type { EpisodeRowFragment } from '../src/features/shows/EpisodeRow/episode-row.fragment.generated';
import type { ShowDetailsFragment } from '../src/features/shows/ShowPage/show-details.fragment.generated';
import type { VideoListFragment } from '../src/features/shows/ShowPage/video-list.fragment.generated';
import type { ChannelCardFragment } from '../src/shared/catalogue/channel-card.fragment.generated';
import type { ShowCardFragment } from '../src/shared/catalogue/show-card.fragment.generated';
import type { ShowHeroFragment } from '../src/shared/catalogue/show-hero.fragment.generated';
import type { VideoCardFragment } from '../src/shared/catalogue/video-card.fragment.generated';

const picture = (name: string) => ({
  __typename: 'Picture' as const,
  url: `/uploads/${name}.webp`,
  width: 1280,
  height: 720,
  alt: name,
  tint: null,
  focus: null,
  renditions: [],
});

/** Returns records in the shape of the graph's responses, with overrides for a test. */
export const channelCard = (
  slug: string,
  changes: Partial<ChannelCardFragment> = {},
): ChannelCardFragment => ({
  __typename: 'Channel',
  slug,
  name: `Channel ${slug}`,
  language: 'EN',
  light: null,
  icon: null,
  ...changes,
});

export const showCard = (slug: string, changes: Partial<ShowCardFragment> = {}): ShowCardFragment => ({
  __typename: 'Show',
  slug,
  title: `Show ${slug}`,
  titleEcho: null,
  language: 'EN',
  episodeCount: 3,
  premium: false,
  poster: null,
  channel: null,
  ...changes,
});

export const showHero = (slug: string, changes: Partial<ShowHeroFragment> = {}): ShowHeroFragment => ({
  __typename: 'Show',
  slug,
  title: `Show ${slug}`,
  titleEcho: null,
  description: `What ${slug} is about`,
  language: 'EN',
  year: null,
  ageRating: null,
  episodeCount: 3,
  premium: false,
  thumbnail: picture(slug),
  portrait: null,
  channel: null,
  first: {
    __typename: 'VideoConnection',
    nodes: [{ __typename: 'Video', code: `${slug}-1`, episodeNumber: 1 }],
  },
  ...changes,
});

export const videoCard = (code: string, changes: Partial<VideoCardFragment> = {}): VideoCardFragment => ({
  __typename: 'Video',
  id: `id-${code}`,
  code,
  title: `Video ${code}`,
  language: 'EN',
  kind: 'EPISODE',
  live: false,
  liveState: null,
  premium: false,
  startsAt: null,
  endsAt: null,
  publishedAt: '2020-01-01T00:00:00.000Z',
  durationSeconds: null,
  episodeNumber: null,
  thumbnail: null,
  portrait: null,
  show: null,
  ...changes,
});

export const episodeRow = (code: string, changes: Partial<EpisodeRowFragment> = {}): EpisodeRowFragment => ({
  ...videoCard(code),
  description: `What happens in ${code}`,
  seasonNumber: null,
  ...changes,
});

export const videoList = (
  nodes: readonly EpisodeRowFragment[] = [],
  endCursor: string | null = null,
): VideoListFragment => ({
  __typename: 'VideoConnection',
  nodes: [...nodes],
  pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
});

export const showDetails = (
  slug: string,
  changes: Partial<ShowDetailsFragment> = {},
): ShowDetailsFragment => ({
  ...showHero(slug),
  id: `id-of-${slug}`,
  kind: 'SERIES',
  people: [],
  poster: null,
  sport: null,
  seasons: [],
  episodes: videoList(),
  matches: videoList(),
  clips: videoList(),
  highlights: videoList(),
  shorts: videoList(),
  related: { __typename: 'ShowConnection', nodes: [] },
  ...changes,
});
