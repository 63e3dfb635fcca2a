import type { AddressInfo } from 'node:net';

import { Client } from 'undici';
import type { Dispatcher } from 'undici';

import type { ServerConfig } from '../config';
import { createServer } from '../server';
import type { ServerOptions } from '../server';

/** Response of the server with its full body. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  bytes: Buffer;
}

/** Server on a free port, tested over real HTTP. The client follows no redirect and does not normalize paths. */
export interface RunningSite {
  url: string;
  get: (path: string, headers?: Record<string, string>) => Promise<SiteAnswer>;
  send: (request: Omit<Dispatcher.RequestOptions, 'origin'>) => Promise<SiteAnswer>;
  close: () => Promise<void>;
}

const NOBODY = 'http://127.0.0.1:9';

export const startSite = async (
  config: Partial<ServerConfig> & { releasesDir: string },
  options: ServerOptions = {},
): Promise<RunningSite> => {
  const server = await createServer(
    {
      port: 0,
      host: '127.0.0.1',
      logLevel: 'silent',
      publicUrl: 'http://localhost:8000',
      gatewayUrl: NOBODY,
      cmsUrl: NOBODY,
      deskUrl: 'http://desk.example:1337',
      accountsUrl: NOBODY,
      mediaUrl: NOBODY,
      thirdParties: [],
      trustedProxies: ['loopback'],
      serviceWorker: true,
      upstreamDeadlineMs: 2000,
      ...config,
    },
    { closeGraceMs: 200, ...options },
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const client = new Client(url, { pipelining: 1 });
  const send: RunningSite['send'] = async (request) => {
    const { statusCode, headers, body } = await client.request(request);
    const bytes = Buffer.from(await body.arrayBuffer());
    return { status: statusCode, headers, text: bytes.toString(), bytes };
  };
  return {
    url,
    send,
    get: (path, headers = {}) => send({ method: 'GET', path, headers }),
    close: async () => {
      await client.destroy();
      await server.close();
    },
  };
};
