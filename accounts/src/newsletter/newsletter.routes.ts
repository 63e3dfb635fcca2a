import type { AccountsApp } from '../app/accounts-app';
import type { Services } from '../app/services';
import { newsletterRoute } from './newsletter.route';
import { unsubscribeRoute } from './unsubscribe.route';
import { viewerNewsletterRoute } from './viewer-newsletter.route';

/** Everything about the newsletter. */
export const newsletterRoutes = (app: AccountsApp, services: Services): void => {
  newsletterRoute(app, services);
  unsubscribeRoute(app, services);
  viewerNewsletterRoute(app, services);
};
