import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { limitRequestBody } from '@sahra/schemas/limit-request-body';
import { createClientErrorHandler } from '@sahra/schemas/create-client-error-handler';
import { HTTP_SERVER_OPTIONS, WHOLE_REQUEST_MS } from '@sahra/schemas/transfer-limits';
import { logOptions } from '@sahra/schemas/log-options';
import { readInstant } from '@sahra/schemas/read-instant';
import { requestIdOf } from '@sahra/schemas/request-id';
import Fastify from 'fastify';

import { registerAdmin } from '../admin/admin.module';
import { entitlementOfViewer, registerBilling } from '../billing/billing.module';
import { announceAuthor, registerCommunity } from '../community/community.module';
import { createServices, registerIdentity } from '../identity/identity.module';
import { registerLibrary } from '../library/library.module';
import { registerLifecycle } from '../lifecycle/lifecycle.module';
import { moveAddress, registerMessages } from '../messages/messages.module';
import { registerPartners } from '../partners/partners.module';
import { changesRoute } from '../platform/change-feed/changes.route';
import { handleErrors } from '../platform/http/errors/handle-errors';
import { healthRoutes } from './health/health.routes';
import { registerOpenApi } from './openapi/openapi.plugin';
import type { AccountsApp } from '../platform/http/accounts-app';
import { setResponseHeaders } from '../platform/http/set-response-headers';
import { compileSerializersLazily } from '../platform/http/compile-serializers-lazily';
import type { Dependencies } from '../platform/dependencies';
import { acceptJsonOnly } from '../platform/http/accept-json-only';
import { refuseBrokenText } from '../platform/http/refuse-broken-text';

/** The largest form is a registration; a larger body is rejected. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** Builds the whole service; it does not listen yet. */
export const buildApp = async (dependencies: Dependencies): Promise<AccountsApp> => {
  const { config, database, logStream } = dependencies;
  const app: AccountsApp = Fastify({
    logger: logOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT_BYTES,
    http: HTTP_SERVER_OPTIONS,
    requestTimeout: WHOLE_REQUEST_MS,
    clientErrorHandler: createClientErrorHandler(),
    trustProxy: config.trustedProxies,
    genReqId: requestIdOf,
    ajv: {
      customOptions: { removeAdditional: false },
      // Ajv's own format takes "+04" and a leap second, of which \`new Date\` makes no instant.
      onCreate: (ajv) => ajv.addFormat('date-time', (text: string) => readInstant(text) !== undefined),
    },
    schemaController: { compilersFactory: { buildSerializer: compileSerializersLazily } },
  }).withTypeProvider<TypeBoxTypeProvider>();

  setResponseHeaders(app);
  const bounded = limitRequestBody(dependencies.bodies);
  app.addHook('preParsing', bounded.preParsing);
  app.addHook('onSend', bounded.onSend);
  acceptJsonOnly(app);
  refuseBrokenText(app);
  handleErrors(app);
  await app.register(cookie);
  await registerOpenApi(app);

  const services = createServices(dependencies, entitlementOfViewer);
  registerPartners(app, services);
  await registerIdentity(app, services, { onRenamed: announceAuthor, onEmailChanged: moveAddress });
  await registerBilling(app, services);
  registerLibrary(app, services);
  registerCommunity(app, services);
  registerMessages(app, services);
  registerLifecycle(app, services);
  registerAdmin(app, services);
  changesRoute(app, database.queries);
  healthRoutes(app, database.queries);
  return app;
};
