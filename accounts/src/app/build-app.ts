import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';

import { adminRoutes } from '../admin/admin.routes';
import { changesRoute } from '../changes/changes.route';
import { deletionRoutes } from '../deletion/deletion.routes';
import { commentRoutes } from '../comment/comment.routes';
import { entitlementRoute } from '../entitlement/entitlement.route';
import { exportRoute } from '../export/export.route';
import { handleErrors } from '../errors/handle-errors';
import { healthRoutes } from '../health/health.routes';
import { identityRoutes } from '../identity/identity.routes';
import { describeApi } from '../openapi/openapi.plugin';
import { messageRoutes } from '../message/message.routes';
import { newsletterRoutes } from '../newsletter/newsletter.routes';
import { paymentPages } from '../payment/providers/sandbox/page/payment-pages.routes';
import { storePageRoutes } from '../store/sandbox/page/store-page.routes';
import { paymentWebhookRoute } from '../payment/webhook/payment-webhook.route';
import { resolvePartnerKeyRoute } from '../partner-key/resolve-partner-key.route';
import { changePlanRoute } from '../plan-change/change-plan.route';
import { paymentStatusRoute } from '../payment/payment-status.route';
import { paymentsRoute } from '../payment/payments.route';
import { receiptsRoute } from '../receipt/receipts.route';
import { subscribeRoute } from '../subscribe/subscribe.route';
import { subscriptionRoutes } from '../subscription/subscription.routes';
import { plansRoute } from '../plan/plans.route';
import { registerRoute } from '../registration/register.route';
import { promoCodeRoute } from '../promo/promo-code.route';
import { voucherRoute } from '../voucher/voucher.route';
import { referralRoutes } from '../referral/referral.routes';
import { createAuthenticate } from '../session/authenticate';
import { createBearers } from '../session/bearers';
import { createAuthExchange } from '../sign-in/auth-exchange';
import { authRoutes } from '../sign-in/auth.routes';
import { detailsRoute } from '../viewer/details.route';
import { preferencesRoute } from '../preferences/preferences.route';
import { progressRoutes } from '../progress/progress.route';
import { remindersRoutes } from '../reminder/reminders.route';
import { viewsRoutes } from '../views/views.route';
import { watchlistRoute } from '../watchlist/watchlist.route';
import type { AccountsApp } from './accounts-app';
import { answerHeaders } from './answer-headers';
import { compileSerializersOnce } from './compile-serializers-once';
import type { Dependencies } from './dependencies';
import { loggerOptions } from './logger-options';
import { readJson } from './read-json';
import { requestIdOf } from './request-id-of';

/** The largest form is a registration; nothing larger is read. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** The whole service, not yet listening. */
export const buildApp = async (dependencies: Dependencies): Promise<AccountsApp> => {
  const { config, database, clock } = dependencies;
  const app: AccountsApp = Fastify({
    logger: loggerOptions(dependencies),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxies,
    genReqId: requestIdOf,
    ajv: { customOptions: { removeAdditional: false } },
    schemaController: { compilersFactory: { buildSerializer: compileSerializersOnce } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  answerHeaders(app);
  readJson(app);
  handleErrors(app);
  await app.register(cookie);
  await describeApi(app);

  const bearers = createBearers(config.bearerSecret);
  const authenticate = createAuthenticate(database, bearers, clock);
  const services = { ...dependencies, bearers, authenticate };
  registerRoute(app, services);
  detailsRoute(app, services);
  identityRoutes(app, services);
  entitlementRoute(app, services);
  plansRoute(app, database.queries);
  subscriptionRoutes(app, services);
  subscribeRoute(app, services);
  changePlanRoute(app, services);
  paymentStatusRoute(app, services);
  paymentsRoute(app, services);
  receiptsRoute(app, services);
  newsletterRoutes(app, services);
  commentRoutes(app, services);
  messageRoutes(app, services);
  promoCodeRoute(app, services);
  voucherRoute(app, services);
  referralRoutes(app, services);
  deletionRoutes(app, services);
  exportRoute(app, services);
  watchlistRoute(app, services);
  progressRoutes(app, services);
  viewsRoutes(app, services);
  preferencesRoute(app, services);
  remindersRoutes(app, services);
  await paymentWebhookRoute(app, services);
  if (config.payments.provider === 'sandbox') {
    await paymentPages(app, services);
    await storePageRoutes(app, services);
  }
  await authRoutes(app, createAuthExchange(services));
  adminRoutes(app, services);
  resolvePartnerKeyRoute(app, services);
  changesRoute(app, database.queries);
  healthRoutes(app, database.queries);
  return app;
};
