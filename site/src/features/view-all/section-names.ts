import type { Section } from '../../shared/catalogue/sections/sections';

/** Keys of the names of the sections. */
export const SECTION_NAMES = {
  live: 'view-all.live',
  newest: 'view-all.newest',
  shows: 'shows.title',
  originals: 'view-all.originals',
  podcasts: 'view-all.podcasts',
  business: 'view-all.business',
  episodes: 'show.episodes',
  matches: 'show.matches',
  highlights: 'show.highlights',
  clips: 'show.clips',
  shorts: 'show.shorts',
} as const satisfies Record<Section, string>;

/** Keys of one sentence about each section. */
export const SECTION_TEXTS = {
  live: 'view-all.liveText',
  newest: 'view-all.newestText',
  shows: 'view-all.showsText',
  originals: 'view-all.originalsText',
  podcasts: 'view-all.podcastsText',
  business: 'view-all.businessText',
  episodes: 'view-all.episodesText',
  matches: 'view-all.matchesText',
  highlights: 'view-all.highlightsText',
  clips: 'view-all.clipsText',
  shorts: 'view-all.shortsText',
} as const satisfies Record<Section, string>;
