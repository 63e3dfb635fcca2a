import type { FastifyInstance } from 'fastify';
import { Agent, request } from 'undici';

import type { ServerConfig } from '../config';
import type { ReleaseStore } from '../release/release-store';

type ServiceState = 'up' | 'down';

const ASK_MS = 1500;

/**
 * Registers `/health` and `/ready`. `/health` reports this process, the release it serves and the release it cannot
 * serve; `/ready` reports whether it has a release and reaches the gateway, without which new pages cannot be
 * filled.
 */
export const registerHealth = (
  server: FastifyInstance,
  config: ServerConfig,
  releases: ReleaseStore,
): void => {
  const agent = new Agent({ connect: { timeout: ASK_MS } });
  const services = {
    gateway: config.gatewayUrl,
    cms: config.cmsUrl,
    accounts: config.accountsUrl,
    media: config.mediaUrl,
  };

  // A status below 500 means that the service is up, even when it does not serve `/health`.
  const stateOf = async (origin: string): Promise<ServiceState> => {
    try {
      const { statusCode, body } = await request(new URL('/health', origin), {
        dispatcher: agent,
        headersTimeout: ASK_MS,
        bodyTimeout: ASK_MS,
      });
      await body.dump();
      return statusCode < 500 ? 'up' : 'down';
    } catch {
      return 'down';
    }
  };
  const states = async (): Promise<Record<string, ServiceState>> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(services).map(async ([name, origin]) => [name, await stateOf(origin)] as const),
      ),
    );

  server.addHook('onClose', () => agent.destroy());

  server.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    const release = await releases.current().catch(() => null);
    return reply.header('cache-control', 'no-store').send({
      status: 'up',
      services: { site: release ? 'up' : 'down' },
      release: release?.id ?? null,
      refused: releases.refused,
    });
  });

  server.get('/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const [release, reached] = await Promise.all([releases.current().catch(() => null), states()]);
    const ready = release !== null && reached['gateway'] === 'up';
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        services: { site: release ? 'up' : 'down', ...reached },
      });
  });
};
