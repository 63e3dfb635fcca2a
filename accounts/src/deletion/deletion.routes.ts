import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { deleteAccountRoute } from './delete-account.route';
import { deleteCodeRoute } from './delete-code.route';
import { recoverAccountRoute } from './recover-account.route';

/** Deleting an account, and having it back. */
export const deletionRoutes = (app: AccountsApp, services: Services): void => {
  deleteAccountRoute(app, services);
  deleteCodeRoute(app, services);
  recoverAccountRoute(app, services);
};
