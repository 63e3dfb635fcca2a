import type { Locale } from '@sahra/schemas/constants';

import type {
  ChannelRecord,
  DeleteReasonRecord,
  FaqEntryRecord,
  MenuItemRecord,
  MenuRecord,
  ModalRecord,
  PictureRecord,
  PlanCopyRecord,
  RowRecord,
  ScheduleEntryRecord,
  ShowRecord,
  SmartBannerRecord,
  SportRecord,
  VideoRecord,
} from '../upstreams/cms/cms-records';

/** A small catalogue in both languages; tests change it as editors would. */
export interface Catalogue {
  channels: ChannelRecord[];
  sports: SportRecord[];
  shows: ShowRecord[];
  videos: VideoRecord[];
  faq: Record<Locale, FaqEntryRecord[]>;
  schedule: ScheduleEntryRecord[];
  plansCopy: Record<Locale, PlanCopyRecord[]>;
  menus: Record<Locale, MenuRecord[]>;
  smartBanner: SmartBannerRecord | null;
  modals: ModalRecord[];
  deleteReasons: Record<Locale, DeleteReasonRecord[]>;
  /** Slugs of the featured shows on the home page. */
  featured: string[];
  /** Rows of the landing page and of the home page. */
  rows: RowRecord[];
}

export const picture = (name: string): PictureRecord => ({
  url: `/uploads/${name}_1280.webp`,
  width: 1280,
  height: 720,
  alt: name,
  renditions: [
    { url: `/uploads/${name}_320.avif`, width: 320, height: 180, type: 'image/avif' },
    { url: `/uploads/${name}_1280.webp`, width: 1280, height: 720, type: 'image/webp' },
  ],
  tint: '#2b1a3d',
  focus: null,
});

export const channel = (slug: string, rest: Partial<ChannelRecord> = {}): ChannelRecord => ({
  slug,
  name: `Channel ${slug}`,
  name_echo: null,
  description: null,
  image: `/uploads/${slug}.webp`,
  picture: picture(slug),
  light: null,
  locale: 'en',
  updated_at: '2026-11-02T10:00:00.000Z',
  ...rest,
});

export const sport = (slug: string, rest: Partial<SportRecord> = {}): SportRecord => ({
  slug,
  name: `Sport ${slug}`,
  description: null,
  picture: picture(slug),
  light: null,
  locale: 'en',
  updated_at: '2026-11-02T10:00:00.000Z',
  ...rest,
});

export const show = (slug: string, rest: Partial<ShowRecord> = {}): ShowRecord => ({
  slug,
  title: `Show ${slug}`,
  title_echo: null,
  description: 'About it.',
  people: [],
  locale: 'en',
  poster: null,
  poster_picture: null,
  wide: null,
  upright: null,
  year: null,
  age_rating: null,
  episode_count: 0,
  premium: false,
  original: false,
  business: false,
  format: 'series',
  seasons: [],
  channel_slug: 'cinema',
  sport_slug: null,
  updated_at: '2026-11-02T10:00:00.000Z',
  ...rest,
});

export const video = (code: string, rest: Partial<VideoRecord> = {}): VideoRecord => ({
  code,
  title: `Video ${code}`,
  description: 'What happens.',
  people: [],
  chapters: [],
  locale: 'en',
  kind: 'episode',
  live: false,
  recorded: true,
  follows_schedule: false,
  premium: false,
  starts_at: null,
  ends_at: null,
  duration_seconds: 60,
  episode_number: 1,
  season_number: null,
  published_at: '2026-11-01T10:00:00.000Z',
  poster: null,
  poster_picture: null,
  upright: null,
  show: null,
  channel_slug: null,
  sport_slug: null,
  updated_at: '2026-11-02T10:00:00.000Z',
  ...rest,
});

/** Creates a row as editors would; its id is derived from its source. */
export const row = (source: RowRecord['source'], rest: Partial<RowRecord> = {}): RowRecord => ({
  id: `home-${source}`,
  title: `Row of ${source}`,
  source,
  shape: SHAPE_OF_SOURCE[source],
  channel_slug: null,
  sport_slug: null,
  path: null,
  ...rest,
});

const SHAPE_OF_SOURCE = {
  shows: 'poster',
  newest: 'wide',
  live: 'wide',
  tonight: 'tonight',
  shorts: 'upright',
  channels: 'star',
  channel: 'wide',
  originals: 'poster',
  business: 'poster',
  podcasts: 'poster',
  sport: 'wide',
} as const satisfies Record<RowRecord['source'], RowRecord['shape']>;

export const scheduleEntry = (id: string, rest: Partial<ScheduleEntryRecord> = {}): ScheduleEntryRecord => ({
  id,
  title: `Entry ${id}`,
  locale: 'en',
  starts_at: '2026-11-21T18:00:00.000Z',
  ends_at: '2026-11-21T19:00:00.000Z',
  live: false,
  channel_slug: null,
  video_code: null,
  picture: null,
  updated_at: '2026-11-02T10:00:00.000Z',
  ...rest,
});

export const planCopy = (name: string, locale: Locale): PlanCopyRecord => ({
  plan_id: 'free',
  name,
  note: 'For ever',
  points: ['Free films'],
  tag: null,
  recommended: false,
  on_landing: true,
  locale,
});

export const menuItem = (
  title: string,
  locale: Locale,
  rest: Partial<MenuItemRecord> = {},
): MenuItemRecord => ({
  id: 'item-1',
  title,
  target: '/home',
  icon: null,
  is_profile: false,
  audience: 'everyone',
  locale,
  ...rest,
});

export const modal = (code: ModalRecord['code'], rest: Partial<ModalRecord> = {}): ModalRecord => ({
  code,
  title: `Promotion ${code}`,
  text: 'What it offers.',
  watch: null,
  subscribe: { label: 'Subscribe Now', path: '/subscribe' },
  picture: null,
  starts_at: null,
  ends_at: null,
  locale: 'en',
  ...rest,
});
