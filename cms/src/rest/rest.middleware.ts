import type { Core } from '@strapi/strapi';

import { firstPathSegment } from '@sahra/schemas/first-path-segment';
import { HEADERS } from '@sahra/schemas/headers';
import { ownValue } from '@sahra/schemas/own-value';
import { requestIdOf } from '@sahra/schemas/request-id';

import { createRestHandler, type RestResponse, type RestSettings } from './create-rest-handler';
import { ROUTES } from './routes';

const json = (value: object): RestResponse => ({ status: 200, body: JSON.stringify(value) });

/**
 * Handles `/health`, `/ready` and `/api` before all middlewares of Strapi; other requests go to the admin
 * panel.
 */
export const restMiddleware = (
  strapi: Core.Strapi,
  settings: RestSettings,
): Parameters<Core.Strapi['server']['use']>[0] => {
  const answerRest = createRestHandler(ROUTES, settings);

  const answerReady = async (): Promise<RestResponse> => {
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
      const value = ownValue(context.req.headers, name);
      return Array.isArray(value) ? value[0] : value;
    };
    const answering =
      path === '/health'
        ? json({ status: 'ok' })
        : path === '/ready'
          ? answerReady()
          : // Strapi's router takes `/API` for `/api`; without this check another spelling would reach its own
            // content API.
            firstPathSegment(path) === 'api'
            ? answerRest({ method, path, search: new URLSearchParams(context.querystring), header })
            : null;
    if (!answering) {
      await next();
      return;
    }
    const { status, body, failure } = await answering;
    const requestId = requestIdOf(context.req);
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
