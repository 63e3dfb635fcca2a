import type { ApolloServerPlugin } from '@apollo/server';

import { isShareable } from '../cache-control.plugin';
import type { GraphContext } from '../graph-context';
import { costOfRequest } from './cost-of-request';
import { bucketHeaders, costReportOf } from './cost-report';
import { countObjects } from './count-objects';
import { rateLimitFailure } from './rate-limit-failure';

/**
 * Takes the cost of a document out of the bucket of the caller's address before any resolver runs, and says in the
 * answer what it took. Applies to callers without a key.
 */
export const addressLimitsPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart() {
    let isGranted = false;
    return Promise.resolve({
      parsingDidStart: ({ contextValue: { scope, services } }) =>
        Promise.resolve((error) => {
          if (error) {
            services.metrics.refused('syntax');
            scope.charge?.refuse();
          }
          return Promise.resolve();
        }),
      validationDidStart: ({ contextValue: { scope, services } }) =>
        Promise.resolve((errors) => {
          if (errors && errors.length > 0) {
            services.metrics.refused('validation');
            scope.charge?.refuse();
          }
          return Promise.resolve();
        }),
      didResolveOperation(request) {
        const { scope, partner, services } = request.contextValue;
        const { charge } = scope;
        if (!charge || partner) return Promise.resolve();
        const buckets = services.addressLimits.bucketsFor(request.queryHash);
        const seconds = charge.take(costOfRequest(request), buckets);
        isGranted = seconds === 0;
        if (isGranted) return Promise.resolve();
        services.metrics.refused(charge.isSiteOperation ? 'site_bucket' : 'address_bucket');
        return Promise.reject(rateLimitFailure(seconds));
      },
      willSendResponse(request) {
        const { body, http } = request.response;
        const { charge } = request.contextValue.scope;
        if (body.kind !== 'single' || !charge) return Promise.resolve();
        if (isGranted) charge.settle(countObjects(body.singleResult.data));
        const cost = costReportOf(charge, isShareable(request));
        if (!cost) return Promise.resolve();
        body.singleResult.extensions = { ...body.singleResult.extensions, cost };
        for (const [name, value] of Object.entries(bucketHeaders(charge.bucket)))
          http.headers.set(name, value);
        return Promise.resolve();
      },
    });
  },
};
