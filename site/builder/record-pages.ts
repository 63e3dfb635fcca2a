import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { ReceiptOperation } from '../src/features/billing/ReceiptPage/receipt.query.generated';
import { ChannelPageOperation } from '../src/features/channel/ChannelPage/channel-page.query.generated';
import { ChannelVideoPageOperation } from '../src/features/channel/ChannelVideoPage/channel-video-page.query.generated';
import { ScheduleEntryPageOperation } from '../src/features/schedule/EntryPage/schedule-entry-page.query.generated';
import { OriginalPageOperation } from '../src/features/shows/ShowPage/original-page.query.generated';
import { OriginalSlugsOperation } from '../src/features/shows/ShowPage/original-slugs.query.generated';
import { ShowPageOperation } from '../src/features/shows/ShowPage/show-page.query.generated';
import { ShowsPageOperation } from '../src/features/shows/ShowsPage/shows-page.query.generated';
import { SportPageOperation } from '../src/features/sports/SportPage/sport-page.query.generated';
import { SportsPageOperation } from '../src/features/sports/SportsPage/sports-page.query.generated';
import { WatchPageOperation } from '../src/features/watch/WatchPage/watch-page.query.generated';
import { SiteChromeOperation } from '../src/shared/chrome/site-chrome.query.generated';
import type { AskGraph } from './create-graph-query';

/** Page that shows one record: its operation, and the records that are prebuilt. */
export interface RecordPage {
  operation: PersistedOperation<unknown, never>;
  /** Operation variable that receives the URL parameter, and the record's own field with the same value. */
  variable: 'slug' | 'code' | 'number';
  /** Response fields that may contain the record: one for each record type with this address. */
  fields: readonly string[];
  /** Page key of prebuilt pages by response field, where it is not the route's. */
  as?: Readonly<Record<string, string>>;
  /** Reads the keys of the prebuilt pages; null for record types whose number grows without limit. */
  keys: ((ask: AskGraph) => Promise<string[]>) | null;
}

export const recordPages: Readonly<Record<string, RecordPage>> = {
  show: {
    operation: ShowPageOperation,
    variable: 'slug',
    fields: ['show'],
    keys: async (ask) =>
      ((await ask(ShowsPageOperation, {}, 'en')).shows?.nodes ?? []).map(({ slug }) => slug),
  },
  sport: {
    operation: SportPageOperation,
    variable: 'slug',
    fields: ['sport'],
    keys: async (ask) =>
      ((await ask(SportsPageOperation, {}, 'en')).sports?.nodes ?? []).map(({ slug }) => slug),
  },
  original: {
    operation: OriginalPageOperation,
    variable: 'slug',
    fields: ['show'],
    keys: async (ask) =>
      ((await ask(OriginalSlugsOperation, {}, 'en')).shows?.nodes ?? []).map(({ slug }) => slug),
  },
  channel: {
    operation: ChannelPageOperation,
    variable: 'slug',
    fields: ['channel', 'page'],
    // A page of text has its own scripts and styles, so that channels do not load them.
    as: { page: 'text' },
    keys: async (ask) => {
      const { channels, pages } = await ask(SiteChromeOperation, {}, 'en');
      return [...(channels?.nodes ?? []), ...(pages?.nodes ?? [])].map(({ slug }) => slug);
    },
  },
  // Second addresses of videos and shows: nothing is prebuilt twice, and what is on air changes by the hour.
  'channel-video': {
    operation: ChannelVideoPageOperation,
    variable: 'slug',
    fields: ['video', 'channel'],
    keys: null,
  },
  'more-item': { operation: ShowPageOperation, variable: 'slug', fields: ['show'], keys: null },
  // Private to the viewer: neither the build nor the site server reads it.
  'settings-receipt': { operation: ReceiptOperation, variable: 'number', fields: ['receipt'], keys: null },
  'schedule-entry': {
    operation: ScheduleEntryPageOperation,
    variable: 'code',
    fields: ['scheduleEntry'],
    keys: null,
  },
  watch: { operation: WatchPageOperation, variable: 'code', fields: ['video'], keys: null },
};
