import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { newsletterRoute } from './newsletter.route';
import { unsubscribeRoute } from './unsubscribe.route';
import { viewerNewsletterRoute } from './viewer-newsletter.route';

/** Registers all newsletter routes. */
export const newsletterRoutes = (app: AccountsApp, services: Services): void => {
  newsletterRoute(app, services);
  unsubscribeRoute(app, services);
  viewerNewsletterRoute(app, services);
};
