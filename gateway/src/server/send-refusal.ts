import type { FastifyReply } from 'fastify';

import { PERSONAL_CACHE_CONTROL } from '../graph/cache-control.plugin';
import { formatError } from '../graph/format-error';
import type { GraphFailure } from '../graph/graph-failure';
import { bucketHeaders, costReportOf } from '../graph/limits/cost-report';
import type { RequestScope } from './request-scope';
import { responseTypeOf, statusOfRefusal } from './response-type';

/** Sends an error response for a request that never reaches Apollo Server, in the same format as Apollo Server. */
export const sendRefusal = (
  reply: FastifyReply,
  failure: GraphFailure,
  scope: RequestScope,
): FastifyReply => {
  const { status = 400, headers } = failure.extensions.http ?? {};
  const type = responseTypeOf(reply.request.headers.accept);
  const { charge, hasDocument } = scope;
  const cost = costReportOf(charge);
  return reply
    .code(statusOfRefusal(status, type, hasDocument))
    .headers({ ...Object.fromEntries(headers ?? []), ...(charge && bucketHeaders(charge.bucket)) })
    .header('cache-control', PERSONAL_CACHE_CONTROL)
    .type(type)
    .send(
      JSON.stringify({
        errors: [formatError({ message: failure.message }, failure, scope)],
        ...(cost && { extensions: { cost } }),
      }),
    );
};
