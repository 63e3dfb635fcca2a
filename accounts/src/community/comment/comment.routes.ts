import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { commentChangesRoute } from './comment-changes.route';
import { commentsRoute } from './comments.route';

/** Registers all comment routes. */
export const commentRoutes = (app: AccountsApp, services: Services): void => {
  commentsRoute(app, services);
  commentChangesRoute(app, services);
};
