import type { GraphErrorCode } from '@sahra/schemas/error-codes';

import type { GraphHooks, GraphPlugin } from './graph-plugin';

const REFUSED: GraphErrorCode = 'UNAUTHENTICATED';

const hooks: GraphHooks = {
  willSendResponse({ response: { body } }) {
    if (body.kind !== 'single' || !body.singleResult.errors) return;
    const { errors } = body.singleResult;
    const first = errors.findIndex(({ extensions }) => extensions?.['code'] === REFUSED);
    body.singleResult.errors = errors.filter(
      ({ extensions }, index) => extensions?.['code'] !== REFUSED || index === first,
    );
  },
};

/**
 * Tells a refused bearer once: the viewer's fields of a list of videos fail together, and clients need to renew
 * the token only once.
 */
export const refusedBearerPlugin: GraphPlugin = { requestDidStart: () => hooks };
