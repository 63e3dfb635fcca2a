import type { ApolloServerPlugin } from '@apollo/server';

import type { GraphContext } from '../graph-context';
import { GraphFailure } from '../graph-failure';
import { COST_MAX } from './cost-of';
import { costOfRequest } from './cost-of-request';

/** Refuses documents above the cost limit before any upstream is called. */
export const costPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation(request) {
        const cost = costOfRequest(request);
        const { metrics } = request.contextValue.services;
        metrics.documentPriced(cost);
        if (cost <= COST_MAX) return Promise.resolve();
        metrics.refused('cost');
        const detail = `The document asks for up to ${cost} objects; at most ${COST_MAX} are answered.`;
        return Promise.reject(new GraphFailure('BAD_USER_INPUT', detail, { status: 400 }));
      },
    }),
};
