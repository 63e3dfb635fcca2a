import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';

import type { GraphContext } from './graph-context';
import type { GraphHooks, GraphPlugin } from './graph-plugin';

export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
export const PERSONAL_CACHE_CONTROL = 'no-store';

/** Whether a response is the same for everybody, so that a shared cache may store it. */
export const isShareable = ({
  response: { body },
  contextValue,
  request,
}: GraphQLRequestContextWillSendResponse<GraphContext>): boolean =>
  request.http?.method === 'GET' &&
  body.kind === 'single' &&
  !body.singleResult.errors &&
  body.singleResult.data !== undefined &&
  !contextValue.personal;

const hooks: GraphHooks = {
  willSendResponse(request) {
    const value = isShareable(request) ? PUBLIC_CACHE_CONTROL : PERSONAL_CACHE_CONTROL;
    request.response.http.headers.set('cache-control', value);
  },
};

/**
 * Sets `Cache-Control`. A complete, public response to a GET may be stored but must be revalidated;
 * every other response is `no-store`.
 */
export const cacheControlPlugin: GraphPlugin = { requestDidStart: () => hooks };
