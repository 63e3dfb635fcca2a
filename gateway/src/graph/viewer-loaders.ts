import { createViewerLoader } from '../content/viewer-loader';
import type { ViewerLoader } from '../content/viewer-loader';
import type { AccountsClient, CallerReading } from '../upstreams/accounts/accounts.client';
import type { EntitlementRecord, ViewerRecord } from '../upstreams/accounts/accounts-records';

/** Answers that belong to the viewer whose bearer the request carries. */
export interface ViewerLoaders {
  details: ViewerLoader<ViewerRecord>;
  entitlement: ViewerLoader<EntitlementRecord>;
}

/** Loaders of one request; without a bearer there are none. */
export const createViewerLoaders = (
  accounts: AccountsClient,
  caller: CallerReading,
  bearer: string,
): ViewerLoaders => ({
  details: createViewerLoader(() => accounts.details(caller, bearer)),
  entitlement: createViewerLoader(() => accounts.entitlement(caller, bearer)),
});
