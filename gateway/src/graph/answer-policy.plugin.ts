import type { ApolloServerPlugin } from '@apollo/server';

import type { GraphContext } from './graph-context';

export const PUBLIC_ANSWER = 'public, max-age=0, must-revalidate';
export const PERSONAL_ANSWER = 'no-store';

/**
 * Sets `Cache-Control`. A complete, public response to a GET may be stored but must be revalidated;
 * every other response is `no-store`.
 */
export const answerPolicyPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body, http }, contextValue, request }) {
        const whole =
          body.kind === 'single' && !body.singleResult.errors && body.singleResult.data !== undefined;
        const isPublic = request.http?.method === 'GET' && whole && !contextValue.personal;
        http.headers.set('cache-control', isPublic ? PUBLIC_ANSWER : PERSONAL_ANSWER);
        return Promise.resolve();
      },
    }),
};
