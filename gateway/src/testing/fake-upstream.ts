import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Call that the fake received. */
export interface FakeCall {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Response of a fake route. */
export interface FakeResponse {
  status?: number;
  body: unknown;
  setCookies?: string[];
  headers?: Record<string, string>;
}

export type FakeRoutes = (call: FakeCall) => FakeResponse | undefined;

/** Real HTTP server that replaces an upstream, so that the gateway under test runs unchanged. */
export interface FakeUpstream {
  origin: string;
  calls: FakeCall[];
  /** Whether connections are closed without a response. */
  down: boolean;
  /** Responses that replace those of the routes, each used once. */
  interrupt: FakeResponse[];
  /** Responses that replace those of the routes, by path. */
  failing: Map<string, FakeResponse>;
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
        upstream.failing.get(call.path) ??
        routes(call) ?? { status: 404, body: { message: 'secret upstream text', code: 'NOT_FOUND' } };
      response.writeHead(answer.status ?? 200, [
        ['content-type', 'application/json'],
        ...Object.entries(answer.headers ?? {}),
        ...(answer.setCookies ?? []).map((cookie): [string, string] => ['set-cookie', cookie]),
      ]);
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    })();
  });
  // On a busy machine, the client's pool would otherwise send on connections that the server is closing as idle.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const upstream: FakeUpstream = {
    origin: `http://127.0.0.1:${port}`,
    calls: [],
    down: false,
    interrupt: [],
    failing: new Map(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return upstream;
};
