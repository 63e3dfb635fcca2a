import type { ApolloServerPlugin } from '@apollo/server';

import type { GraphContext } from './graph-context';

export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, must-revalidate';
export const PERSONAL_CACHE_CONTROL = 'no-store';

/**
 * Sets `Cache-Control`. A complete, public response to a GET may be stored but must be revalidated;
 * every other response is `no-store`.
 */
export const cacheControlPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body, http }, contextValue, request }) {
        const whole =
          body.kind === 'single' && !body.singleResult.errors && body.singleResult.data !== undefined;
        const isPublic = request.http?.method === 'GET' && whole && !contextValue.personal;
        http.headers.set('cache-control', isPublic ? PUBLIC_CACHE_CONTROL : PERSONAL_CACHE_CONTROL);
        return Promise.resolve();
      },
    }),
};
