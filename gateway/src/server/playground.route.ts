import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { DEVELOPMENT_PASSWORD, DEVELOPMENT_VIEWERS } from '@sahra/schemas/development-viewers';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const ASSETS = {
  'playground.js': 'text/javascript; charset=utf-8',
  'playground.css': 'text/css; charset=utf-8',
  'examples.json': 'application/json; charset=utf-8',
} as const;

/**
 * Content security policy: nothing from other origins. The editor writes style
 * attributes and embeds its fonts as data URLs.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const wantsPage = ({ method, headers, query }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  (headers.accept ?? '').includes('text/html') &&
  Object.keys(typeof query === 'object' && query ? query : {}).length === 0;

/**
 * Registers the playground: the page that browsers get at the graph's address, and its files below that path.
 * Only where `offersSignIn` is set does it name viewers to sign in as.
 */
export const registerPlaygroundRoutes = async (
  app: FastifyInstance,
  folder: string,
  offersSignIn: boolean,
): Promise<void> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');

  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.split('?')[0] !== '/graphql' || !wantsPage(request)) {
      done();
      return;
    }
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .header('vary', 'Accept')
      .type('text/html; charset=utf-8')
      .send(page);
  });

  const viewers = offersSignIn
    ? DEVELOPMENT_VIEWERS.map(({ name, email }) => ({ name, email, password: DEVELOPMENT_PASSWORD }))
    : [];
  app.get('/graphql/playground/viewers.json', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(viewers),
  );

  for (const [file, type] of Object.entries(ASSETS)) {
    const content = await readFile(join(folder, file));
    app.get(`/graphql/playground/${file}`, { logLevel: 'warn' }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(content),
    );
  }
};
