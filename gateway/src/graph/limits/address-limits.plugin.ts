import { isShareable } from '../cache-control.plugin';
import type { GraphPlugin } from '../graph-plugin';
import { costOfRequest } from './cost-of-request';
import { bucketHeaders, costReportOf } from './cost-report';
import { countObjects } from './count-objects';
import { rateLimitFailure } from './rate-limit-failure';

/**
 * Takes the cost of a document out of the bucket of the caller's address before any resolver runs, and says in the
 * answer what it took. Applies to callers without a key.
 */
export const addressLimitsPlugin: GraphPlugin = {
  requestDidStart() {
    let isGranted = false;
    return {
      parsingDidStart:
        ({ contextValue: { scope, services } }) =>
        (error) => {
          if (!error) return;
          services.metrics.refused('syntax');
          scope.charge?.refuse();
        },
      validationDidStart:
        ({ contextValue: { scope, services } }) =>
        (errors) => {
          if (!errors || errors.length === 0) return;
          services.metrics.refused('validation');
          scope.charge?.refuse();
        },
      didResolveOperation(request) {
        const { scope, partner, services } = request.contextValue;
        const { charge } = scope;
        if (!charge || partner) return;
        const buckets = services.addressLimits.bucketsFor(request.queryHash);
        const seconds = charge.take(costOfRequest(request), buckets);
        isGranted = seconds === 0;
        if (isGranted) return;
        services.metrics.refused(charge.isSiteOperation ? 'site_bucket' : 'address_bucket');
        throw rateLimitFailure(seconds);
      },
      willSendResponse(request) {
        const { body, http } = request.response;
        const { charge } = request.contextValue.scope;
        if (body.kind !== 'single' || !charge) return;
        if (isGranted) charge.settle(countObjects(body.singleResult.data));
        const cost = costReportOf(charge, isShareable(request));
        if (!cost) return;
        body.singleResult.extensions = { ...body.singleResult.extensions, cost };
        for (const [name, value] of Object.entries(bucketHeaders(charge.bucket)))
          http.headers.set(name, value);
      },
    };
  },
};
