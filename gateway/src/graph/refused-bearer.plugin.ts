import type { ApolloServerPlugin } from '@apollo/server';

import type { GraphContext } from './graph-context';

/**
 * Keeps the first UNAUTHENTICATED error of a response. A bearer that accounts refuses fails every field that
 * needs it, often once per item of a list, and the client learns no more from the others.
 */
export const refusedBearerPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body } }) {
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        if (body.kind !== 'single' || !errors) return Promise.resolve();
        const first = errors.find(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
        body.singleResult.errors = errors.filter(
          (error) => error === first || error.extensions?.['code'] !== 'UNAUTHENTICATED',
        );
        return Promise.resolve();
      },
    }),
};
