import { GraphFailure } from '../graph-failure';
import type { GraphHooks, GraphPlugin } from '../graph-plugin';
import { COST_MAX } from './cost-of';
import { costOfRequest } from './cost-of-request';

const hooks: GraphHooks = {
  didResolveOperation(request) {
    const cost = costOfRequest(request);
    const { metrics } = request.contextValue.services;
    metrics.documentPriced(cost);
    if (cost <= COST_MAX) return;
    metrics.refused('cost');
    const detail = `The document asks for up to ${cost} objects; at most ${COST_MAX} are answered.`;
    throw new GraphFailure('BAD_USER_INPUT', detail, { status: 400 });
  },
};

/** Refuses documents above the cost limit before any upstream is called. */
export const costPlugin: GraphPlugin = { requestDidStart: () => hooks };
