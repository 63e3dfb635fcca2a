import type { GraphQLRequestContextDidResolveOperation } from '@apollo/server';

import { GraphFailure } from '../graph/graph-failure';
import type { GraphContext } from '../graph/graph-context';
import type { GraphPlugin } from '../graph/graph-plugin';
import type { PartnerKeyRecord } from '../upstreams/accounts/accounts-records';
import { costOfRequest } from '../graph/limits/cost-of-request';
import { bucketHeaders } from '../graph/limits/cost-report';
import { countObjects } from '../graph/limits/count-objects';
import { rateLimitFailure } from '../graph/limits/rate-limit-failure';
import type { CostReport } from '../graph/limits/request-charge';
import type { PartnerRequest } from './partner-request';

const refused = (status: 401 | 403, reason: 'PARTNER_KEY_INVALID' | 'PARTNER_KEY_ORIGIN') =>
  new GraphFailure(status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN', undefined, { status, reason });

/**
 * Returns the record of the key that a request was sent with. Throws when the key is invalid, when its origin
 * is not allowed, or when accounts is unavailable.
 */
const keyOf = async (sent: string, { services, origin, scope }: GraphContext): Promise<PartnerKeyRecord> => {
  const asked = services.partnerKeys.resolve(sent, scope.requestId);
  const key = await asked.catch((cause: unknown) => {
    throw new GraphFailure('UPSTREAM_UNAVAILABLE', undefined, { status: 503, cause });
  });
  if (!key) {
    services.metrics.refused('key_invalid');
    throw refused(401, 'PARTNER_KEY_INVALID');
  }
  if (key.kind === 'pk' && !key.origins.includes(origin ?? '')) {
    services.metrics.refused('key_origin');
    throw refused(403, 'PARTNER_KEY_ORIGIN');
  }
  return key;
};

/**
 * Reads the access of a request's partner key and takes the document's cost out of
 * its bucket, before any resolver runs.
 */
export const partnerPlugin: GraphPlugin = {
  requestDidStart() {
    let requested = 0;
    let granted = 0;
    let isRefused = false;

    const charge = async (
      partner: PartnerRequest,
      request: GraphQLRequestContextDidResolveOperation<GraphContext>,
    ): Promise<void> => {
      const { contextValue } = request;
      const { services } = contextValue;
      const key = await keyOf(partner.sent, contextValue);
      // Another rule has refused the document while the key was read: nothing would give the cost back.
      if (isRefused) return;
      partner.key = key;
      services.partnerKeyUses.countRequest(key.id);
      contextValue.scope.charge?.giveBack();
      requested = Math.max(1, costOfRequest(request));
      const seconds = services.partnerBuckets.take(key.id, requested);
      if (seconds > 0) {
        services.metrics.refused('key_bucket');
        services.partnerKeyUses.countLimited(key.id);
        throw rateLimitFailure(seconds);
      }
      granted = requested;
    };

    return {
      didResolveOperation(request) {
        const { contextValue } = request;
        if (!contextValue.partner) return undefined;
        // Another key, or none, may get another response.
        contextValue.personal = true;
        return charge(contextValue.partner, request);
      },
      willSendResponse({ response: { body, http }, contextValue: { partner, services } }) {
        isRefused = partner !== null && !partner.key;
        if (body.kind !== 'single' || !partner?.key) return;
        const { id } = partner.key;
        const actual = granted === 0 ? 0 : Math.max(1, countObjects(body.singleResult.data));
        services.partnerBuckets.settle(id, granted, actual);
        const bucket = services.partnerBuckets.state(id);
        const cost: CostReport = { requested, actual, bucket };
        for (const [name, value] of Object.entries(bucketHeaders(bucket))) http.headers.set(name, value);
        body.singleResult.extensions = { ...body.singleResult.extensions, cost };
      },
    };
  },
};
