import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { deleteAccountRoute } from './delete-account.route';
import { deleteCodeRoute } from './delete-code.route';
import { recoverAccountRoute } from './recover-account.route';

/** Registers the routes that delete and recover an account. */
export const deletionRoutes = (app: AccountsApp, services: Services): void => {
  deleteAccountRoute(app, services);
  deleteCodeRoute(app, services);
  recoverAccountRoute(app, services);
};
