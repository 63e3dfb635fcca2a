import { HEADERS } from '@sahra/schemas/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';

import { PERSONAL_CACHE_CONTROL } from '../graph/cache-control.plugin';
import type { GraphServices } from '../graph/graph-context';
import { KEPT_INTROSPECTION_COST, KeptIntrospection } from '../graph/introspection/kept-introspection';
import { bucketHeaders, costReportOf } from '../graph/limits/cost-report';
import { rateLimitFailure } from '../graph/limits/rate-limit-failure';
import { plainRequestOf } from './plain-request';
import type { RequestScope } from './request-scope';
import { responseTypeOf } from './response-type';
import { sendRefusal } from './send-refusal';

/**
 * Creates a function that answers questions about the schema from memory. It returns undefined for every other request.
 */
export const createSchemaResponder = (
  schema: GraphQLSchema,
  { metrics, now }: Pick<GraphServices, 'metrics' | 'now'>,
) => {
  const introspection = new KeptIntrospection(schema, now);

  return (request: FastifyRequest, reply: FastifyReply, scope: RequestScope): FastifyReply | undefined => {
    if (request.headers[HEADERS.apiKey] !== undefined) return undefined;
    const { query, operationName } = plainRequestOf(request)?.graph ?? {};
    const kept = query === undefined ? undefined : introspection.answer(query, operationName);
    if (!kept) return undefined;
    const { charge, locale } = scope;
    const seconds = charge?.take(KEPT_INTROSPECTION_COST) ?? 0;
    if (seconds > 0) {
      metrics.refused('address_bucket');
      return sendRefusal(reply, rateLimitFailure(seconds), scope);
    }
    const cost = costReportOf(charge);
    const end = `,"extensions":${JSON.stringify({ locale, cost })}}\n`;
    return reply
      .headers({ 'cache-control': PERSONAL_CACHE_CONTROL, ...(charge && bucketHeaders(charge.bucket)) })
      .type(responseTypeOf(request.headers.accept))
      .send(Buffer.concat([Buffer.from('{"data":'), kept, Buffer.from(end)]));
  };
};
