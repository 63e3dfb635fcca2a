import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { developmentProxies } from './development-proxies';

type Handler = Parameters<Parameters<ReturnType<typeof developmentProxies>>[0]['use']>[1];

const listening = async (handler: Handler): Promise<{ origin: string; close: () => void }> => {
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
};

const handlersFor = (environment: NodeJS.ProcessEnv): Map<string, Handler> => {
  const handlers = new Map<string, Handler>();
  developmentProxies(environment)({ use: (prefix, handler) => handlers.set(prefix, handler) });
  return handlers;
};

describe('developmentProxies', () => {
  it('passes method, address and body on, and status and body back', async () => {
    const upstream = await listening((asked, answer) => {
      const parts: Buffer[] = [];
      asked.on('data', (part: Buffer) => parts.push(part));
      asked.on('end', () =>
        answer.writeHead(418).end(`${asked.method} ${asked.url} ${Buffer.concat(parts).toString()}`),
      );
    });
    const handler = handlersFor({ GATEWAY_URL: `${upstream.origin}/graphql` }).get('/graphql');
    const front = await listening((asked, answer) =>
      handler?.(Object.assign(asked, { originalUrl: asked.url }), answer),
    );
    const answer = await fetch(`${front.origin}/graphql?a=1`, { method: 'POST', body: 'hello' });
    expect([answer.status, await answer.text()]).toEqual([418, 'POST /graphql?a=1 hello']);
    front.close();
    upstream.close();
  });

  it('passes on nothing where no service is named', () => {
    expect(handlersFor({}).size).toBe(0);
  });
});
