import type { PersistedOperation } from '@sahra/schemas/persisted-operation';

import { ReceiptOperation } from '../src/features/billing/ReceiptPage/receipt.query.generated';
import { ChannelPageOperation } from '../src/features/channel/ChannelPage/channel-page.query.generated';
import { ShowPageOperation } from '../src/features/shows/ShowPage/show-page.query.generated';
import { ShowsPageOperation } from '../src/features/shows/ShowsPage/shows-page.query.generated';
import { WatchPageOperation } from '../src/features/watch/WatchPage/watch-page.query.generated';
import { SiteChromeOperation } from '../src/shared/chrome/site-chrome.query.generated';
import type { AskGraph } from './create-graph-query';

/** Page that shows one record: its operation, and the records that are prebuilt. */
export interface RecordPage {
  operation: PersistedOperation<unknown, never>;
  /** Operation variable that receives the URL parameter. */
  variable: 'slug' | 'code' | 'number';
  /** Response field that is null when the record is unknown. */
  field: string;
  /** Reads the keys of the prebuilt pages; null for record types whose number grows without limit. */
  keys: ((ask: AskGraph) => Promise<string[]>) | null;
}

export const recordPages: Readonly<Record<string, RecordPage>> = {
  show: {
    operation: ShowPageOperation,
    variable: 'slug',
    field: 'show',
    keys: async (ask) => (await ask(ShowsPageOperation, {}, 'en')).shows.nodes.map(({ slug }) => slug),
  },
  channel: {
    operation: ChannelPageOperation,
    variable: 'slug',
    field: 'channel',
    keys: async (ask) => (await ask(SiteChromeOperation, {}, 'en')).channels.nodes.map(({ slug }) => slug),
  },
  // Private to the viewer: neither the build nor the site server reads it.
  'settings-receipt': { operation: ReceiptOperation, variable: 'number', field: 'receipt', keys: null },
  watch: { operation: WatchPageOperation, variable: 'code', field: 'video', keys: null },
};
