import type { Server } from 'node:http';

import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';

import { answerFirst } from '@sahra/schemas/answer-first';
import { limitRequestBody } from '@sahra/schemas/limit-request-body';
import type { BodyLimits } from '@sahra/schemas/limit-request-body';
import { createClientErrorHandler } from '@sahra/schemas/create-client-error-handler';
import { DEFAULT_LOCALE } from '@sahra/schemas/constants';
import type { logOptions } from '@sahra/schemas/log-options';
import { createRequestLog } from '@sahra/schemas/log-request';
import { messageOf } from '@sahra/schemas/messages';
import { HEADERS } from '@sahra/schemas/headers';
import { requestIdOf } from '@sahra/schemas/request-id';
import { logsRequests } from '@sahra/schemas/request-line';
import { HTTP_SERVER_OPTIONS, PROXIED_BODY_BYTES, WHOLE_REQUEST_MS } from '@sahra/schemas/transfer-limits';

import type { Config } from '../config';
import { createContentFeeds } from '../content/content-feeds';
import type { ContentFeeds } from '../content/content-feeds';
import { PublicCache } from '../content/public-cache';
import { createGraphRules, createGraphServer } from '../graph/graph-server';
import { KnownOperations } from '../graph/known/known-operations';
import type { KnownLimits } from '../graph/known/known-operations';
import { AddressLimits } from '../graph/limits/address-limits';
import { CostBuckets } from '../graph/limits/cost-buckets';
import { readSiteOperations } from '../graph/persisted-operations';
import { createPublicSources } from '../graph/public-loaders';
import { createGraphSchema } from '../graph/schema';
import { createMetrics, NO_METRICS } from '../metrics/metrics';
import { close, createMetricsServer, listen } from '../metrics/metrics-server';
import { PARTNER_BUCKET } from '../partner/partner-bucket';
import { PartnerKeyUses } from '../partner/partner-key-uses';
import { PartnerKeys } from '../partner/partner-keys';
import { EventStreams } from '../streams/event-streams';
import { createAccountsClient } from '../upstreams/accounts/accounts.client';
import { createPartnerKeyCall, createPartnerKeyUsesCall } from '../upstreams/accounts/partner-keys.calls';
import { createCmsClient } from '../upstreams/cms/cms.client';
import { createFilmStates } from '../upstreams/media/film-states';
import { createUpstreamClient } from '../upstreams/http/upstream-client';
import { ChosenTypes } from '../responses/chosen-types';
import { KeptResponses } from '../responses/kept-responses';
import { ResponseCache } from '../responses/response-cache';
import { createKnownRequestHandler } from './answer-known-request';
import { failedResponseOf } from './failed-response';
import { registerGraphqlRoute } from './graphql.route';
import { KnownRequests } from './known-requests';
import { registerHealthRoutes } from './health.route';
import { registerPlaygroundRoutes } from './playground.route';
import { createKeptResponseSender } from './send-kept-response';

export interface AppOptions {
  config: Config;
  logger: ReturnType<typeof logOptions> | false;
  /** Folder of the built playground; without it, browsers get the same response as every other client. */
  playgroundDir?: string;
  /** Persisted operations that replace the site's. */
  operations?: ReadonlyMap<string, string>;
  bodies?: BodyLimits;
  knownLimits?: KnownLimits;
  /** Schema that gateways of one process share; left out, it has its own. */
  schema?: GraphQLSchema;
  now?: () => number;
}

export interface Gateway {
  app: FastifyInstance;
  feeds: ContentFeeds;
  partnerKeyUses: PartnerKeyUses;
  /** Listens as soon as the app is ready; absent without a port for metrics. */
  metricsServer?: Server;
}

/** Creates the gateway without listening. The caller starts following the feeds and reporting the use of keys. */
export const createApp = async ({
  config,
  logger,
  playgroundDir,
  operations = readSiteOperations(config.releasesDir),
  bodies,
  knownLimits,
  schema = createGraphSchema(),
  now = Date.now,
}: AppOptions): Promise<Gateway> => {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: PROXIED_BODY_BYTES,
    http: HTTP_SERVER_OPTIONS,
    requestTimeout: WHOLE_REQUEST_MS,
    clientErrorHandler: createClientErrorHandler((code) => ({
      errors: [{ message: messageOf(code, DEFAULT_LOCALE), extensions: { code } }],
    })),
    forceCloseConnections: 'idle',
    trustProxy: config.isTrustedProxy,
    // During shutdown, requests on open connections are still served with `connection: close`.
    // Fastify's default refuses them with 503.
    return503OnClosing: false,
  });
  const { cmsUrl, cmsReadToken, previewSecret, accountsUrl, deadlineMs, gatewayToken, mediaSigningKey } =
    config;
  const { publicUrl } = config;
  const headers = { authorization: `Bearer ${cmsReadToken}` };
  const measured = config.metricsPort === undefined ? undefined : createMetrics();
  const metrics = measured?.metrics ?? NO_METRICS;
  const onLimited = () => metrics.refused('upstream_limit');
  const onAnswer = metrics.upstreamAnswered;
  const cms = createUpstreamClient({ name: 'cms', origin: cmsUrl, deadlineMs, headers, onAnswer });
  const accounts = createUpstreamClient({
    name: 'accounts',
    origin: accountsUrl,
    deadlineMs,
    onLimited,
    onAnswer,
  });
  const media = createUpstreamClient({ name: 'media', origin: config.mediaUrl, deadlineMs, onAnswer });
  const cache = new PublicCache(now);
  const partnerKeys = new PartnerKeys(createPartnerKeyCall(accounts, gatewayToken), now);
  const partnerKeyUses = new PartnerKeyUses(createPartnerKeyUsesCall(accounts, gatewayToken), now);
  const feeds = createContentFeeds(cache, { cms, accounts }, app.log, partnerKeys);
  const known = new KnownOperations(schema, knownLimits);
  const rules = createGraphRules({ log: app.log, operations, metrics });
  const server = createGraphServer({ schema, operations, rules, known });
  await server.start();

  const requestLog =
    logger !== false && logsRequests(logger.level) ? (logger.stream ?? process.stdout) : null;
  if (requestLog) app.addHook('onResponse', createRequestLog(requestLog));
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADERS.requestId, request.id);
    done();
  });
  const bounded = limitRequestBody(bodies);
  app.addHook('preParsing', bounded.preParsing);
  app.addHook('onSend', bounded.onSend);
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { status, headers, body } = failedResponseOf(error, request);
    return reply.code(status).headers(headers).send(body);
  });
  app.addHook('onClose', async () => {
    feeds.stop();
    await server.stop();
    await partnerKeyUses
      .flush()
      .catch((error: unknown) => app.log.warn({ err: error }, 'the use of partner keys was not reported'));
    await Promise.all([cms.close(), accounts.close(), media.close()]);
  });

  registerHealthRoutes(app, feeds);
  if (playgroundDir) await registerPlaygroundRoutes(app, playgroundDir, config.developmentSignIn);
  const accountsClient = createAccountsClient(accounts);
  const services = {
    sources: createPublicSources(createCmsClient(cms, previewSecret), accountsClient, now),
    cache,
    feeds,
    accounts: accountsClient,
    partnerKeys,
    partnerKeyUses,
    metrics,
    partnerBuckets: new CostBuckets(now, PARTNER_BUCKET),
    addressLimits: new AddressLimits(now, operations, config.addressCostPerSecond),
    mediaSigningKey,
    previewSecret,
    films: createFilmStates(media, gatewayToken),
    publicUrl,
    now,
  };
  const streams = new EventStreams({ server, services, schema, limits: config.streams, log: app.log });
  app.addHook('preClose', async () => streams.close());
  const responses = new ResponseCache(feeds.events, now);
  const types = new ChosenTypes();
  const keptResponses = new KeptResponses(responses, services, types);
  const knownRequests = new KnownRequests({
    ...{ server, schema, services, types },
    ...{ plugins: rules, operations: known },
  });
  const { isTrustedProxy } = config;
  const sendKeptResponse = createKeptResponseSender({
    ...{ kept: keptResponses, services, isTrustedProxy },
    log: requestLog,
  });
  const answerKnownRequest = createKnownRequestHandler({
    ...{ knownRequests, services, isTrustedProxy },
    ...{ log: app.log, requestLog },
  });
  // A request with an access token is never answered from memory.
  answerFirst(app, (request, response, leave) =>
    request.headers.authorization === undefined
      ? sendKeptResponse(request, response)
      : answerKnownRequest(request, response, leave),
  );
  measured?.watch({ cache, responses, feeds, streams });
  const metricsServer = measured && createMetricsServer(measured);
  if (metricsServer) {
    app.addHook('onReady', () => listen(metricsServer, config.metricsPort ?? 0, config.host));
    app.addHook('onClose', () => close(metricsServer));
  }
  registerGraphqlRoute(app, {
    server,
    services,
    schema,
    streams,
    responses,
    types,
    keptResponses,
    knownRequests,
    isTrustedProxy,
  });
  return { app, feeds, partnerKeyUses, ...(metricsServer && { metricsServer }) };
};
