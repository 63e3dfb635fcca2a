import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { HEADERS } from '@sahra/schemas/headers';

import { restAnswerer, type RestAnswer, type RestSettings } from './answer-rest';
import { ROUTES } from './routes';

const REQUEST_ID = /^[\w-]{1,64}$/;

const json = (value: object): RestAnswer => ({ status: 200, body: JSON.stringify(value) });

/** Answers `/health`, `/ready` and `/api` before any of Strapi's own middlewares; the rest is the desk's. */
export const restMiddleware = (
  strapi: Core.Strapi,
  settings: RestSettings,
): Parameters<Core.Strapi['server']['use']>[0] => {
  const answerRest = restAnswerer(ROUTES, settings);

  const answerReady = async (): Promise<RestAnswer> => {
    try {
      await settings.database.rows('SELECT 1', []);
      return json({ status: 'ready' });
    } catch (failure) {
      return { status: 503, body: JSON.stringify({ status: 'database unreachable' }), failure };
    }
  };

  return async (context, next) => {
    const { method, path } = context;
    const header = (name: string): string | undefined => {
      const value = context.req.headers[name];
      return Array.isArray(value) ? value[0] : value;
    };
    const answering =
      path === '/health'
        ? json({ status: 'ok' })
        : path === '/ready'
          ? answerReady()
          : path === '/api' || path.startsWith('/api/')
            ? answerRest({ method, path, search: new URLSearchParams(context.querystring), header })
            : null;
    if (!answering) {
      await next();
      return;
    }
    const { status, body, failure } = await answering;
    const given = header(HEADERS.requestId) ?? '';
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    if (failure !== undefined)
      strapi.log.error(
        `request ${requestId} ${method} ${path} failed: ${failure instanceof Error ? (failure.stack ?? failure.message) : 'unknown'}`,
      );
    context.status = status;
    context.type = 'application/json';
    context.set({ [HEADERS.requestId]: requestId, 'Cache-Control': 'no-store' });
    context.body = body;
  };
};
