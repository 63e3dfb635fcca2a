import { randomUUID } from 'node:crypto';

import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import { HEADERS } from '@sahra/schemas/headers';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ServerConfig } from './config';
import { GraphClient } from './graph/graph-client';
import { RecordStore } from './graph/record-store';
import { registerHealth } from './health/health.routes';
import { PageAnswers } from './page/page-answer';
import { PageHandler } from './page/page.handler';
import { hasDotSegment } from './proxy/has-dot-segment';
import { registerProxies } from './proxy/proxy.plugin';
import { sendRestError } from './proxy/upstream-failure';
import { registerWebSocketTunnel } from './proxy/websocket-tunnel';
import { sendAsset } from './release/asset.handler';
import { ReleaseStore } from './release/release-store';
import { securityHeaders } from './security/security-headers';
import { registerRobots } from './sitemap/robots.route';
import { registerSitemap } from './sitemap/sitemap.routes';

/** Longest a filled page waits for the graph: beyond it the last good copy or the 503 page is the better answer. */
const GRAPH_DEADLINE_MS = 4000;
/** Longest that answers in flight may take once a stop was asked; `npm start` waits three seconds. A browser's spare connection, opened ahead of any request, would hold the server for a minute. */
const CLOSE_GRACE_MS = 2000;
const REQUEST_ID = /^[\w.:-]{1,128}$/;

/** How a test makes the server quicker than production. */
export interface ServerOptions {
  recordFreshMs?: number;
  sitemapFreshMs?: number;
  closeGraceMs?: number;
}

const idOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();

const build = (config: ServerConfig, releases: ReleaseStore, pages: PageHandler): FastifyInstance => {
  const server = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    trustProxy: config.trustedProxies,
    genReqId: ({ headers }) => idOf(headers[HEADERS.requestId]),
    // Kept-alive connections must outlive those of a balancer in front (60 s on the common ones).
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      void answerPage(request, reply.headers(securityHeaders(config.publicUrl)));
    },
  });
  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const release = await releases.current();
    if (await sendAsset(request, reply, { release, releases })) return reply;
    return pages.handle(request, reply, release);
  };
  server.get('/*', answerPage);
  return server;
};

/** The site's web server, not yet listening. */
export const createServer = async (
  config: ServerConfig,
  options: ServerOptions = {},
): Promise<FastifyInstance> => {
  const releases = new ReleaseStore(config.releasesDir);
  const graph = new GraphClient(config.gatewayUrl, GRAPH_DEADLINE_MS);
  const answers = new PageAnswers(new RecordStore(graph, options.recordFreshMs), config.publicUrl);
  const pages = new PageHandler({ answers, publicUrl: config.publicUrl });
  const server = build(config, releases, pages);
  const headers = securityHeaders(config.publicUrl);

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
    return hasDotSegment(request.raw.url ?? '/')
      ? sendRestError(request, reply, 404, 'NOT_FOUND')
      : undefined;
  });
  server.setNotFoundHandler((request, reply) =>
    sendRestError(request, reply.header('allow', 'GET, HEAD'), 405, 'BAD_USER_INPUT'),
  );
  server.setErrorHandler((error, request, reply) => {
    // A reader who leaves in the middle of an answer is nobody's fault.
    if (reply.raw.destroyed) request.log.info({ err: error }, 'the reader left');
    else request.log.error({ err: error }, 'unhandled');
    return sendRestError(request, reply, 500, 'SOMETHING_WENT_WRONG');
  });
  registerHealth(server, config, releases);
  registerRobots(server, config);
  registerSitemap(server, { graph, publicUrl: config.publicUrl, freshMs: options.sitemapFreshMs });
  registerProxies(server, config);
  registerWebSocketTunnel(server, {
    path: '/graphql',
    upstream: config.gatewayUrl,
    deadlineMs: config.upstreamDeadlineMs,
  });
  return server;
};
