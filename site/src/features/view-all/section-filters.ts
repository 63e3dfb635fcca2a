import type { Section } from '../../shared/catalogue/sections/sections';
import type { SectionShowsQueryVariables } from './SectionList/section-shows.query.generated';
import type { SectionVideosQueryVariables } from './SectionList/section-videos.query.generated';

type SectionFilter =
  | { of: 'videos'; filter: SectionVideosQueryVariables['filter'] }
  | { of: 'shows'; filter: SectionShowsQueryVariables['filter'] };

/** What a section asks the catalogue for. */
export const SECTION_FILTERS: Readonly<Record<Section, SectionFilter>> = {
  live: { of: 'videos', filter: { live: true } },
  newest: { of: 'videos', filter: {} },
  shows: { of: 'shows', filter: {} },
  originals: { of: 'shows', filter: { area: 'ORIGINAL' } },
  podcasts: { of: 'shows', filter: { area: 'PODCAST' } },
  business: { of: 'shows', filter: { area: 'BUSINESS' } },
  episodes: { of: 'videos', filter: { kind: 'EPISODE' } },
  matches: { of: 'videos', filter: { kind: 'MATCH' } },
  highlights: { of: 'videos', filter: { kind: 'HIGHLIGHT' } },
  clips: { of: 'videos', filter: { kind: 'CLIP' } },
  shorts: { of: 'videos', filter: { kind: 'SHORT' } },
};
