import type { ApolloServerPlugin } from '@apollo/server';

import type { GraphContext } from '../graph-context';
import { costOfRequest } from './cost-of-request';
import { chargeRefusedRequest } from './address-limits';
import type { CostBuckets } from './cost-buckets';
import { countObjects } from './count-objects';
import { rateLimitFailure } from './rate-limit-failure';

/**
 * Takes the cost of a document out of the bucket of the caller's address before any resolver
 * runs. Applies to callers without a key.
 */
export const addressLimitsPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart() {
    let granted: { buckets: CostBuckets; cost: number } | undefined;
    let refused: { requested: number; actual: 0; bucket: object } | undefined;
    return Promise.resolve({
      parsingDidStart: ({ contextValue: { charge } }) =>
        Promise.resolve((error) => {
          if (error) chargeRefusedRequest(charge);
          return Promise.resolve();
        }),
      validationDidStart: ({ contextValue: { charge } }) =>
        Promise.resolve((errors) => {
          if (errors && errors.length > 0) chargeRefusedRequest(charge);
          return Promise.resolve();
        }),
      didResolveOperation(request) {
        const { charge, partner, services } = request.contextValue;
        if (!charge || partner) return Promise.resolve();
        const buckets = services.addressLimits.bucketsFor(request.queryHash);
        const cost = costOfRequest(request);
        const seconds = buckets.take(charge.id, cost);
        if (seconds === 0) {
          granted = { buckets, cost };
          return Promise.resolve();
        }
        refused = { requested: cost, actual: 0, bucket: buckets.state(charge.id) };
        return Promise.reject(rateLimitFailure(seconds));
      },
      willSendResponse({ response: { body }, contextValue: { charge } }) {
        if (body.kind !== 'single' || !charge) return Promise.resolve();
        if (granted) granted.buckets.settle(charge.id, granted.cost, countObjects(body.singleResult.data));
        // Only refused requests get the bucket state: other responses are shared and must be the same for everybody.
        if (refused) body.singleResult.extensions = { ...body.singleResult.extensions, cost: refused };
        return Promise.resolve();
      },
    });
  },
};
