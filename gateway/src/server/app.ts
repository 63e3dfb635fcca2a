import Fastify from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

import { messageOf } from '@sahra/schemas/messages';
import { HEADERS } from '@sahra/schemas/headers';

import type { Config } from '../config';
import { createContentFeeds } from '../content/content-feeds';
import type { ContentFeeds } from '../content/content-feeds';
import { PublicCache } from '../content/public-cache';
import { createGraphServer } from '../graph/graph-server';
import { localeOfHeaders } from '../graph/locale';
import { createPublicSources } from '../graph/public-loaders';
import { PartnerBuckets } from '../partner/partner-buckets';
import { PartnerKeys } from '../partner/partner-keys';
import { createAccountsClient } from '../upstreams/accounts/accounts.client';
import { createPartnerKeyCall } from '../upstreams/accounts/partner-keys.calls';
import { createCmsClient } from '../upstreams/cms/cms.client';
import { createUpstreamClient } from '../upstreams/http/upstream-client';
import { registerGraphqlRoute } from './graphql.route';
import { registerHealthRoutes } from './health.route';
import { registerPlaygroundRoutes } from './playground.route';
import { requestIdOf } from './request-id';

export interface AppOptions {
  config: Config;
  logger: FastifyServerOptions['logger'];
  /** Folder of the built playground; without it a browser is answered like any other caller. */
  playgroundDir?: string;
  /** Persisted operations in place of the site's. */
  operations?: ReadonlyMap<string, string>;
  now?: () => number;
}

/** The gateway, not yet listening. The caller starts following the feeds. */
export const createApp = async ({
  config,
  logger,
  playgroundDir,
  operations,
  now = Date.now,
}: AppOptions): Promise<{ app: FastifyInstance; feeds: ContentFeeds }> => {
  const app = Fastify({
    ...(logger === undefined ? {} : { logger }),
    genReqId: requestIdOf,
    bodyLimit: 100_000,
    forceCloseConnections: 'idle',
  });
  const { cmsUrl, cmsReadToken, accountsUrl, deadlineMs, gatewayToken, mediaSigningKey, publicUrl } = config;
  const headers = { authorization: `Bearer ${cmsReadToken}` };
  const cms = createUpstreamClient({ name: 'cms', origin: cmsUrl, deadlineMs, headers });
  const accounts = createUpstreamClient({ name: 'accounts', origin: accountsUrl, deadlineMs });
  const cache = new PublicCache(now);
  const partnerKeys = new PartnerKeys(createPartnerKeyCall(accounts, gatewayToken), now);
  const feeds = createContentFeeds(cache, { cms, accounts }, app.log, partnerKeys);
  const server = createGraphServer(app.log, operations);
  await server.start();

  app.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADERS.requestId, request.id);
    done();
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const locale = localeOfHeaders(undefined, request.headers['accept-language']);
    const code = status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL';
    const extensions = { code, requestId: request.id };
    return reply.code(status).send({ errors: [{ message: messageOf(code, locale), extensions }] });
  });
  app.addHook('onClose', async () => {
    feeds.stop();
    await server.stop();
    await Promise.all([cms.close(), accounts.close()]);
  });

  registerHealthRoutes(app, feeds);
  if (playgroundDir) await registerPlaygroundRoutes(app, playgroundDir);
  const accountsClient = createAccountsClient(accounts);
  registerGraphqlRoute(app, server, {
    sources: createPublicSources(createCmsClient(cms), accountsClient, now),
    cache,
    feeds,
    accounts: accountsClient,
    partnerKeys,
    partnerBuckets: new PartnerBuckets(now),
    mediaSigningKey,
    publicUrl,
    now,
  });
  return { app, feeds };
};
