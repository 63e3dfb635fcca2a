import type { components } from './cms.generated';

type Schemas = components['schemas'];

export type PictureRecord = Schemas['Picture'];
export type ChannelRecord = Schemas['Channel'];
export type ShowRecord = Schemas['Show'];
export type VideoRecord = Schemas['Video'];
export type MetaTagsRecord = Schemas['MetaTags'];
export type FaqEntryRecord = Schemas['FaqEntry'];
export type LandingPageRecord = Schemas['LandingPage'];
export type FaqPageRecord = Schemas['FaqPage'];
export type SettingsRecord = Schemas['Settings'];
export type PageRecord = LandingPageRecord | FaqPageRecord;

/** A page of a list that is read by keyset: `next` is opaque, null on the last page. */
export interface RecordPage<Item> {
  items: readonly Item[];
  next: string | null;
}

/** Which videos to list, and from where. */
export interface VideoListQuery {
  kind?: VideoRecord['kind'];
  channel?: string;
  show?: string;
  live?: boolean;
  premium?: boolean;
  limit: number;
  cursor: string | null;
}
