import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that arrived at the fake. */
export interface FakeCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What a route answers. */
export interface FakeAnswer {
  status?: number;
  body: unknown;
  setCookies?: string[];
}

export type FakeRoutes = (call: FakeCall) => FakeAnswer | undefined;

/** A real HTTP server in an upstream's place: the gateway under test is not touched. */
export interface FakeUpstream {
  origin: string;
  calls: FakeCall[];
  /** Whether connections are cut instead of answered. */
  down: boolean;
  /** Answers this in place of the routes, as often as there are entries. */
  interrupt: FakeAnswer[];
  close: () => Promise<void>;
}

const textOf = async (request: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

export const startFakeUpstream = async (routes: FakeRoutes): Promise<FakeUpstream> => {
  const server = createServer((request, response) => {
    if (upstream.down) return void request.socket.destroy();
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://fake');
      const call: FakeCall = {
        method: request.method ?? 'GET',
        path: decodeURIComponent(url.pathname),
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: await textOf(request),
      };
      upstream.calls.push(call);
      const answer = upstream.interrupt.shift() ??
        routes(call) ?? { status: 404, body: { message: 'secret upstream text', code: 'NOT_FOUND' } };
      response.writeHead(answer.status ?? 200, [
        ['content-type', 'application/json'],
        ...(answer.setCookies ?? []).map((cookie): [string, string] => ['set-cookie', cookie]),
      ]);
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    })();
  });
  // On a busy machine the pool would send into connections that are being closed for idleness.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const upstream: FakeUpstream = {
    origin: `http://127.0.0.1:${port}`,
    calls: [],
    down: false,
    interrupt: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upstream;
};
