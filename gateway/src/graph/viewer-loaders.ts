import { createViewerLoader } from '../content/viewer-loader';
import type { ViewerLoader } from '../content/viewer-loader';
import type { AccountsClient } from '../upstreams/accounts/accounts.client';
import type {
  DeviceRecord,
  EntitlementRecord,
  ReferralCodeRecord,
  ViewerRecord,
} from '../upstreams/accounts/accounts-records';
import type { CallerReading } from '../upstreams/accounts/caller';

/** Answers that belong to the viewer whose bearer the request carries. */
export interface ViewerLoaders {
  details: ViewerLoader<ViewerRecord>;
  entitlement: ViewerLoader<EntitlementRecord>;
  devices: ViewerLoader<DeviceRecord[]>;
  referralCode: ViewerLoader<ReferralCodeRecord>;
}

/** Loaders of one request; without a bearer there are none. */
export const createViewerLoaders = (accounts: AccountsClient, caller: CallerReading): ViewerLoaders => ({
  details: createViewerLoader(() => accounts.details(caller)),
  entitlement: createViewerLoader(() => accounts.entitlement(caller)),
  devices: createViewerLoader(() => accounts.devices(caller)),
  referralCode: createViewerLoader(() => accounts.referralCode(caller)),
});
