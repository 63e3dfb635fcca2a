import type { AccountsApp } from '../platform/http/accounts-app';
import type { Services } from '../identity/identity.module';
import type { JobHandlers } from '../platform/jobs/job-handler';
import { AccountDeletionSchema } from './deletion/account-deletion.schema';
import { deletionRoutes } from './deletion/deletion.routes';
import { purgeJob } from './deletion/purge.job';
import { DataExportSchema } from './export/data-export.schema';
import { exportRoute } from './export/export.route';

export { DataExportSchema } from './export/data-export.schema';
export { SUPPORT_PARTS } from './export/export-parts';
export { exportViewer } from './export/export-viewer';

/** Registers the routes that delete, recover and export an account. */
export const registerLifecycle = (app: AccountsApp, services: Services): void => {
  deletionRoutes(app, services);
  exportRoute(app, services);
};

/** Handlers of this module's jobs, by job kind. */
export const LIFECYCLE_JOBS: Pick<JobHandlers, 'purge'> = {
  purge: purgeJob,
};

/** Named schemas of this module in the OpenAPI document. */
export const LIFECYCLE_COMPONENTS = [DataExportSchema, AccountDeletionSchema] as const;
