import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { commentChangesRoute } from './comment-changes.route';
import { commentsRoute } from './comments.route';

/** Everything about comments. */
export const commentRoutes = (app: AccountsApp, services: Services): void => {
  commentsRoute(app, services);
  commentChangesRoute(app, services);
};
