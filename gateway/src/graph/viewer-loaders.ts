import { createViewerLoader } from '../content/viewer-loader';
import { createViewerKeyedLoader } from '../content/viewer-keyed-loader';
import type { ViewerKeyedLoader } from '../content/viewer-keyed-loader';
import type { ViewerLoader } from '../content/viewer-loader';
import type { AccountsClient } from '../upstreams/accounts/accounts.client';
import type { RecordPage } from '../upstreams/cms/cms-records';
import type {
  CommentRecord,
  DeviceRecord,
  DataExportRecord,
  EntitlementRecord,
  PaymentRecord,
  ReceiptRecord,
  SubscriptionRecord,
  ReferralCodeRecord,
  ViewerNewsletterRecord,
  PreferencesRecord,
  ProgressRecord,
  ReminderRecord,
  ViewerRecord,
  WatchlistItemRecord,
  WatchlistShowRecord,
} from '../upstreams/accounts/accounts-records';
import type { CallerContext } from '../upstreams/accounts/caller-context';

/** The viewer's comments on one video that nobody else sees. */
interface OwnComments {
  code: string;
  comments: CommentRecord[];
}

/** Loaders for the viewer whose access token the request carries. */
export interface ViewerLoaders {
  details: ViewerLoader<ViewerRecord>;
  entitlement: ViewerLoader<EntitlementRecord>;
  dataExport: ViewerLoader<DataExportRecord>;
  preferences: ViewerLoader<PreferencesRecord>;
  reminders: ViewerLoader<ReminderRecord[]>;
  /** Saved videos, by video code. */
  saved: ViewerKeyedLoader<WatchlistItemRecord>;
  /** Saved shows, by slug. */
  savedShows: ViewerKeyedLoader<WatchlistShowRecord>;
  /** Watch progress, by video code. */
  progress: ViewerKeyedLoader<ProgressRecord>;
  /** The viewer's comments that nobody else sees, by video code. */
  ownComments: ViewerKeyedLoader<OwnComments>;
  devices: ViewerLoader<DeviceRecord[]>;
  subscription: ViewerLoader<SubscriptionRecord>;
  /** One payment by its id; null for a payment of another viewer. */
  payment: (id: string) => Promise<PaymentRecord | null>;
  payments: ViewerLoader<PaymentRecord[]>;
  /** One receipt by its number; null for a receipt of another viewer. */
  receipt: (number: string) => Promise<ReceiptRecord | null>;
  receipts: ViewerLoader<ReceiptRecord[]>;
  /** One page of what the viewer has saved. */
  watchlist: (after: string | null) => Promise<RecordPage<WatchlistItemRecord>>;
  /** One page of the shows that the viewer has saved. */
  watchlistShows: (after: string | null) => Promise<RecordPage<WatchlistShowRecord>>;
  /** One page of what the viewer has begun to watch. */
  continueWatching: (after: string | null) => Promise<RecordPage<ProgressRecord>>;
  /** One page of everything that the viewer has watched. */
  watchHistory: (after: string | null) => Promise<RecordPage<ProgressRecord>>;
  referralCode: ViewerLoader<ReferralCodeRecord>;
  newsletter: ViewerLoader<ViewerNewsletterRecord>;
}

/** Creates the loaders of one request. Use it only for a request with an access token. */
export const createViewerLoaders = (accounts: AccountsClient, caller: CallerContext): ViewerLoaders => ({
  details: createViewerLoader(() => accounts.details(caller)),
  entitlement: createViewerLoader(() => accounts.entitlement(caller)),
  dataExport: createViewerLoader(() => accounts.exportData(caller)),
  preferences: createViewerLoader(() => accounts.preferences(caller)),
  reminders: createViewerLoader(() => accounts.reminders(caller)),
  saved: createViewerKeyedLoader(
    (codes) => accounts.saved(caller, codes),
    ({ code }) => code,
  ),
  savedShows: createViewerKeyedLoader(
    (slugs) => accounts.savedShows(caller, slugs),
    ({ slug }) => slug,
  ),
  progress: createViewerKeyedLoader(
    (codes) => accounts.progress(caller, codes),
    ({ code }) => code,
  ),
  ownComments: createViewerKeyedLoader(
    async (codes) => {
      const comments = await accounts.ownComments(caller, codes);
      return codes.map((code) => ({ code, comments: comments.filter((comment) => comment.code === code) }));
    },
    ({ code }) => code,
  ),
  devices: createViewerLoader(() => accounts.devices(caller)),
  subscription: createViewerLoader(() => accounts.subscription(caller)),
  payment: (id) => accounts.payment(caller, id),
  payments: createViewerLoader(() => accounts.payments(caller)),
  receipt: (number) => accounts.receipt(caller, number),
  receipts: createViewerLoader(() => accounts.receipts(caller)),
  watchlist: (after) => accounts.watchlist(caller, after),
  watchlistShows: (after) => accounts.watchlistShows(caller, after),
  continueWatching: (after) => accounts.continueWatching(caller, after),
  watchHistory: (after) => accounts.watchHistory(caller, after),
  referralCode: createViewerLoader(() => accounts.referralCode(caller)),
  newsletter: createViewerLoader(() => accounts.viewerNewsletter(caller)),
});
