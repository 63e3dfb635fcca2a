import { request } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

interface App {
  use: (prefix: string, handler: RequestListener) => unknown;
}

/**
 * Path prefixes of the site's origin that other services handle, and the environment variable with each service's
 * development origin.
 */
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
  // A reader that leaves an event stream ends it upstream too.
  answer.on('close', () => upstream.destroy());
  upstream.on('error', () => answer.headersSent || answer.writeHead(502).end());
  incoming.pipe(upstream);
};

/**
 * Makes Gatsby's development server proxy the same prefixes as the site server in production. A service without its
 * variable is left out.
 */
export const developmentProxies =
  (environment: NodeJS.ProcessEnv) =>
  (app: App): void => {
    for (const { prefix, variable } of UPSTREAMS) {
      const url = environment[variable];
      if (!url) continue;
      // Express removes the prefix from the request URL; the upstream needs the full path.
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
