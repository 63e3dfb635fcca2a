import { request } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

interface App {
  use: (prefix: string, handler: RequestListener) => unknown;
}

/** Addresses of the site's origin that other services answer, and the variable that says where each is in development. */
const UPSTREAMS = [
  { prefix: '/graphql', variable: 'GATEWAY_URL' },
  { prefix: '/api/auth', variable: 'ACCOUNTS_URL' },
  { prefix: '/api/payment_webhook', variable: 'ACCOUNTS_URL' },
  { prefix: '/pay', variable: 'ACCOUNTS_URL' },
  { prefix: '/uploads', variable: 'CMS_URL' },
  { prefix: '/media', variable: 'MEDIA_URL' },
];

const passOn = (incoming: IncomingMessage, answer: ServerResponse, origin: string, path: string): void => {
  const { method, headers } = incoming;
  const upstream = request(new URL(path, origin), { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  upstream.on('error', () => answer.headersSent || answer.writeHead(502).end());
  incoming.pipe(upstream);
};

/** Makes Gatsby's development server pass on what the site server passes on in production. A service whose variable is not set is left out. */
export const developmentProxies =
  (environment: NodeJS.ProcessEnv) =>
  (app: App): void => {
    for (const { prefix, variable } of UPSTREAMS) {
      const url = environment[variable];
      if (!url) continue;
      // Express takes the prefix off the request's address; the upstream wants it whole.
      app.use(prefix, (incoming, answer) =>
        passOn(
          incoming,
          answer,
          new URL(url).origin,
          (incoming as IncomingMessage & { originalUrl: string }).originalUrl,
        ),
      );
    }
  };
