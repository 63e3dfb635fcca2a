import type { ApolloServerPlugin } from '@apollo/server';

import type { GraphErrorCode } from '@sahra/schemas/error-codes';

import type { GraphContext } from './graph-context';

const REFUSED: GraphErrorCode = 'UNAUTHENTICATED';

/**
 * Tells a refused bearer once: the viewer's fields of a list of videos fail together, and clients need to renew
 * the token only once.
 */
export const refusedBearerPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body } }) {
        if (body.kind !== 'single' || !body.singleResult.errors) return Promise.resolve();
        const { errors } = body.singleResult;
        const first = errors.findIndex(({ extensions }) => extensions?.['code'] === REFUSED);
        body.singleResult.errors = errors.filter(
          ({ extensions }, index) => extensions?.['code'] !== REFUSED || index === first,
        );
        return Promise.resolve();
      },
    }),
};
