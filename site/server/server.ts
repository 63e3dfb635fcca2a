import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { answerFirst } from '@sahra/schemas/answer-first';
import { limitRequestBody } from '@sahra/schemas/limit-request-body';
import type { BodyLimits } from '@sahra/schemas/limit-request-body';
import { createClientErrorHandler } from '@sahra/schemas/create-client-error-handler';
import { firstPathSegment } from '@sahra/schemas/first-path-segment';
import { HEADERS } from '@sahra/schemas/headers';
import { logOptions, type LogStream } from '@sahra/schemas/log-options';
import { requestIdOf } from '@sahra/schemas/request-id';
import { logsRequests } from '@sahra/schemas/request-line';
import { codeOfClientStatus } from '@sahra/schemas/transfer-error';
import {
  HTTP_SERVER_OPTIONS,
  KEEP_ALIVE_MS,
  REQUEST_LIMITS,
  WHOLE_REQUEST_MS,
} from '@sahra/schemas/transfer-limits';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { registerCalendar } from './calendar/calendar.routes';
import type { ServerConfig } from './config';
import { registerFeeds } from './feed/feed.routes';
import { GraphClient } from './graph/graph-client';
import { RecordStore } from './graph/record-store';
import { registerHealth } from './health/health.routes';
import { registerOneClick } from './newsletter/one-click.routes';
import { KeptPages } from './page/kept-pages';
import { PageResolver } from './page/page-resolver';
import { PageHandler } from './page/page.handler';
import { createKeptPageSender } from './page/send-kept-page';
import { hasDotSegment } from './proxy/has-dot-segment';
import { registerPictureFilter } from './proxy/picture-filter';
import { registerProxies } from './proxy/proxy.plugin';
import { sendRestError } from './proxy/upstream-failure';
import { sendAsset } from './release/asset.handler';
import { sendOfflineFile } from './release/offline.handler';
import { ReleaseStore } from './release/release-store';
import { securityHeaders } from './security/security-headers';
import { registerThirdParties } from './third-parties/third-parties.route';
import { registerRobots } from './sitemap/robots.route';
import { registerSitemap } from './sitemap/sitemap.routes';

/**
 * In milliseconds. Longest wait of a filled page for the graph: after that, a stale copy or the 503 page is better.
 */
const GRAPH_DEADLINE_MS = 4000;
/**
 * In milliseconds. Longest time for responses in flight after a stop signal; `npm start` waits three seconds. A
 * spare connection that a browser opened without a request would delay the stop by a minute.
 */
const CLOSE_GRACE_MS = 2000;

/** Options for tests: shorter timeouts than in production, and access to the log. */
export interface ServerOptions {
  logStream?: LogStream;
  recordFreshMs?: number;
  sitemapFreshMs?: number;
  closeGraceMs?: number;
  bodies?: BodyLimits;
  openStreamsMax?: number;
  bodyPauseMs?: number;
}

/**
 * Returns whether a path is `/api` in another spelling, such as `/API` or `/%61pi`: an upstream may accept it
 * although this server does not.
 */
const isOddApiPath = (target: string): boolean =>
  firstPathSegment(target) === 'api' && !/^\/api(?:[/?]|$)/.test(target);

interface Answering {
  releases: ReleaseStore;
  graph: GraphClient;
  pages: PageHandler;
}

/**
 * Returns whether Fastify or its proxy rejected the request as invalid: an invalid content type, or a URL that is
 * not forwarded.
 */
const isCallersFault = (error: unknown): error is Error & { statusCode: number } =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

const build = (
  config: ServerConfig,
  { releases, graph, pages }: Answering,
  logStream: LogStream,
): FastifyInstance => {
  const server = fastify({
    logger: logOptions(config.logLevel, logStream),
    trustProxy: config.trustedProxies,
    genReqId: requestIdOf,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: HTTP_SERVER_OPTIONS,
    requestTimeout: WHOLE_REQUEST_MS,
    bodyLimit: REQUEST_LIMITS.bodyBytes,
    clientErrorHandler: createClientErrorHandler(),
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      void answerPage(request, reply.headers(securityHeaders(config.publicUrl)));
    },
  });
  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const release = await releases.current();
    if (await sendOfflineFile(request, reply, release, config)) return reply;
    if (await sendAsset(request, reply, { release, releases })) return reply;
    return pages.handle(request, reply, release);
  };
  server.get('/*', answerPage);
  registerCalendar(server, { graph, publicUrl: config.publicUrl, answerPage });
  return server;
};

/** Creates the site's web server; it does not listen yet. */
export const createServer = async (
  config: ServerConfig,
  options: ServerOptions = {},
): Promise<FastifyInstance> => {
  const releases = new ReleaseStore(config.releasesDir);
  const graph = new GraphClient(config.gatewayUrl, GRAPH_DEADLINE_MS);
  const records = new RecordStore(graph, options.recordFreshMs);
  const keptPages = new KeptPages();
  const answers = new PageResolver({ records, pages: keptPages, publicUrl: config.publicUrl });
  const pages = new PageHandler({
    answers,
    publicUrl: config.publicUrl,
    deskUrl: config.deskUrl,
    thirdParties: config.thirdParties,
  });
  const { logStream = process.stdout } = options;
  const server = build(config, { releases, graph, pages }, logStream);
  const headers = securityHeaders(config.publicUrl);
  const sendKeptPage = createKeptPageSender({
    ...config,
    pages: keptPages,
    records,
    releases,
    log: server.log,
    logStream: logsRequests(config.logLevel) ? logStream : null,
  });
  answerFirst(server, sendKeptPage);

  await server.register(cookie);
  await server.register(fastifyStatic, {
    serve: false,
    root: config.releasesDir,
    preCompressed: true,
    cacheControl: false,
  });
  server.addHook('onClose', () => graph.close());
  server.addHook('preClose', async () => {
    setTimeout(() => server.server.closeAllConnections(), options.closeGraceMs ?? CLOSE_GRACE_MS).unref();
  });
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers({ ...headers, [HEADERS.requestId]: request.id });
    const target = request.raw.url ?? '/';
    return hasDotSegment(target) || isOddApiPath(target)
      ? sendRestError(request, reply, 404, 'NOT_FOUND')
      : undefined;
  });
  const bodies = limitRequestBody(options.bodies);
  server.addHook('preParsing', bodies.preParsing);
  server.addHook('onSend', bodies.onSend);
  server.setNotFoundHandler((request, reply) =>
    sendRestError(request, reply.header('allow', 'GET, HEAD'), 405, 'BAD_USER_INPUT'),
  );
  server.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return sendRestError(request, reply, statusCode, codeOfClientStatus(statusCode));
    // A client that disconnects during a response is not an error.
    if (reply.raw.destroyed) request.log.info({ err: error }, 'the reader left');
    else if (isCallersFault(error)) return sendRestError(request, reply, error.statusCode, 'BAD_USER_INPUT');
    else request.log.error({ err: error }, 'unhandled');
    return sendRestError(request, reply, 500, 'SOMETHING_WENT_WRONG');
  });
  server.addHook('onReady', async () => {
    const release = await releases.current().catch(() => null);
    if (release) server.log.info({ release: release.id }, 'serving the last release');
    if (releases.refused)
      server.log.warn(releases.refused, 'the last release cannot be served: pages wait for a new one');
  });
  registerHealth(server, config, releases);
  registerRobots(server, config);
  registerThirdParties(server, config.thirdParties);
  registerSitemap(server, { graph, publicUrl: config.publicUrl, freshMs: options.sitemapFreshMs });
  registerFeeds(server, { ...config, graph, freshMs: options.recordFreshMs });
  registerOneClick(server, config);
  registerPictureFilter(server);
  registerProxies(server, config, options);
  return server;
};
