import type { components } from '@sahra/schemas/cms.generated';

type Schemas = components['schemas'];

export type PictureRecord = Schemas['Picture'];
export type PictureRenditionRecord = PictureRecord['renditions'][number];
export type ChannelRecord = Schemas['Channel'];
export type ShowRecord = Schemas['Show'];
export type VideoRecord = Schemas['Video'];
export type ChapterRecord = Schemas['Chapter'];
export type MetaTagsRecord = Schemas['MetaTags'];
export type FaqEntryRecord = Schemas['FaqEntry'];
export type LandingPageRecord = Schemas['LandingPage'];
export type HeroPictureRecord = Schemas['HeroPicture'];
export type FaqPageRecord = Schemas['FaqPage'];
export type SettingsRecord = Schemas['Settings'];
export type HomePageRecord = Schemas['HomePage'];
export type ManifestoPageRecord = Schemas['ManifestoPage'];
export type ManifestoSectionRecord = Schemas['ManifestoSection'];
export type BusinessPageRecord = Schemas['BusinessPage'];
export type LegalPageRecord = Schemas['LegalPage'];
export type ContactPageRecord = Schemas['ContactPage'];
export type WhereToWatchPageRecord = Schemas['WhereToWatchPage'];
export type PlatformGroupRecord = Schemas['PlatformGroup'];
export type GenericPageRecord = Schemas['GenericPage'];
/** Page that exists once and is identified by its slug. */
type KnownPageRecord =
  | LandingPageRecord
  | HomePageRecord
  | FaqPageRecord
  | ManifestoPageRecord
  | BusinessPageRecord
  | LegalPageRecord
  | ContactPageRecord
  | WhereToWatchPageRecord;
export type KnownPageSlug = KnownPageRecord['slug'];
export type PageRecord = KnownPageRecord | GenericPageRecord;
export type RowRecord = Schemas['Row'];
export type ScheduleEntryRecord = Schemas['ScheduleEntry'];
export type PlanCopyRecord = Schemas['PlanCopy'];
export type MenuRecord = Schemas['Menu'];
export type MenuItemRecord = Schemas['MenuItem'];
export type SmartBannerRecord = Schemas['SmartBanner'];
export type ModalRecord = Schemas['Modal'];
export type DeleteReasonRecord = Schemas['DeleteReason'];
export type SportRecord = Schemas['Sport'];
export type SeasonRecord = Schemas['Season'];

/** One page of a keyset-paginated list: `next` is an opaque cursor, null on the last page. */
export interface RecordPage<Item> {
  items: readonly Item[];
  next: string | null;
}

/** Filters and cursor of a video list. */
export interface VideoListQuery {
  type?: Schemas['VideoType'];
  kind?: VideoRecord['kind'];
  channel?: string;
  show?: string;
  season?: number;
  sport?: string;
  live?: boolean;
  premium?: boolean;
  order?: 'newest' | 'oldest';
  limit: number;
  cursor: string | null;
}

/** Filters and cursor of a show list. */
export interface ShowListQuery {
  type?: Schemas['ShowType'];
  channel?: string;
  sport?: string;
  order?: 'curated' | 'newest' | 'title';
  limit: number;
  cursor: string | null;
}

/** Cursor and size of a page in the list of generic pages. */
export interface PageListQuery {
  limit: number;
  cursor: string | null;
}

/** Video whose related videos are read, and how many of them. */
export interface RelatedQuery {
  code: string;
  limit: number;
}

/** Range and cursor of a schedule list. */
export interface ScheduleQuery {
  from: string;
  to: string;
  channel?: string;
  limit: number;
  cursor: string | null;
}

export type SearchResultRecord = Schemas['SearchResult'];
export type SuggestionRecord = Schemas['Suggestion'];

/** Filters of a search. */
export interface CmsSearchFilter {
  type?: SearchResultRecord['type'];
  channel?: string;
  min_seconds?: number;
  max_seconds?: number;
  live?: boolean;
  free?: boolean;
}

/** Query, filters and cursor of a search. */
export interface SearchQuery extends CmsSearchFilter {
  q: string;
  limit: number;
  cursor: string | null;
}

/** Page of search results, with the corrected query and the counts of the whole search. */
export interface SearchResults extends RecordPage<SearchResultRecord> {
  correctedQuery: string | null;
  omittedWords: string[];
  counts: Schemas['SearchMeta']['counts'];
}
