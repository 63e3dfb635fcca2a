import { createViewerLoader } from '../content/viewer-loader';
import { createViewerKeyedLoader } from '../content/viewer-keyed-loader';
import type { ViewerKeyedLoader } from '../content/viewer-keyed-loader';
import type { ViewerLoader } from '../content/viewer-loader';
import type { AccountsClient } from '../upstreams/accounts/accounts.client';
import type {
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
} from '../upstreams/accounts/accounts-records';
import type { CallerReading } from '../upstreams/accounts/caller';

/** Answers that belong to the viewer whose bearer the request carries. */
export interface ViewerLoaders {
  details: ViewerLoader<ViewerRecord>;
  entitlement: ViewerLoader<EntitlementRecord>;
  dataExport: ViewerLoader<DataExportRecord>;
  preferences: ViewerLoader<PreferencesRecord>;
  reminders: ViewerLoader<ReminderRecord[]>;
  /** Saved videos, by code. */
  saved: ViewerKeyedLoader<WatchlistItemRecord>;
  /** How far videos were watched, by code. */
  progress: ViewerKeyedLoader<ProgressRecord>;
  devices: ViewerLoader<DeviceRecord[]>;
  subscription: ViewerLoader<SubscriptionRecord>;
  payments: ViewerLoader<PaymentRecord[]>;
  receipts: ViewerLoader<ReceiptRecord[]>;
  referralCode: ViewerLoader<ReferralCodeRecord>;
  newsletter: ViewerLoader<ViewerNewsletterRecord>;
}

/** Loaders of one request; without a bearer there are none. */
export const createViewerLoaders = (accounts: AccountsClient, caller: CallerReading): ViewerLoaders => ({
  details: createViewerLoader(() => accounts.details(caller)),
  entitlement: createViewerLoader(() => accounts.entitlement(caller)),
  dataExport: createViewerLoader(() => accounts.exportData(caller)),
  preferences: createViewerLoader(() => accounts.preferences(caller)),
  reminders: createViewerLoader(() => accounts.reminders(caller)),
  saved: createViewerKeyedLoader(
    (codes) => accounts.saved(caller, codes),
    ({ code }) => code,
  ),
  progress: createViewerKeyedLoader(
    (codes) => accounts.progress(caller, codes),
    ({ code }) => code,
  ),
  devices: createViewerLoader(() => accounts.devices(caller)),
  subscription: createViewerLoader(() => accounts.subscription(caller)),
  payments: createViewerLoader(() => accounts.payments(caller)),
  receipts: createViewerLoader(() => accounts.receipts(caller)),
  referralCode: createViewerLoader(() => accounts.referralCode(caller)),
  newsletter: createViewerLoader(() => accounts.viewerNewsletter(caller)),
});
