import { HEADERS } from '@sahra/schemas/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';

import { PERSONAL_CACHE_CONTROL } from '../graph/cache-control.plugin';
import { StandardIntrospection } from '../graph/introspection/standard-introspection';
import { bucketHeaders, costReportOf } from '../graph/limits/cost-report';
import { rateLimitFailure } from '../graph/limits/rate-limit-failure';
import type { Metrics } from '../metrics/metrics';
import { askedDocument } from './asked-document';
import type { RequestScope } from './request-scope';
import { responseTypeOf } from './response-type';
import { sendRefusal } from './send-refusal';

/** Extra cost of a cached introspection response: it has a quarter of a megabyte. */
const KEPT_INTROSPECTION_COST = 200;

/**
 * Creates a function that answers the standard introspection query with the cached description of the schema. It
 * returns undefined for every other request.
 */
export const createSchemaResponder = (schema: GraphQLSchema, metrics: Metrics) => {
  const introspection = new StandardIntrospection(schema);

  const described = (request: FastifyRequest): Promise<Buffer> | undefined => {
    const { document, hash, operationName } = askedDocument(request);
    const isPlain =
      request.method === 'POST' && request.headers[HEADERS.apiKey] === undefined && hash === undefined;
    const isNamed =
      operationName !== undefined && operationName !== null && operationName !== 'IntrospectionQuery';
    return isPlain && !isNamed && document !== undefined ? introspection.answer(document) : undefined;
  };

  const respond = async (
    answering: Promise<Buffer>,
    request: FastifyRequest,
    reply: FastifyReply,
    scope: RequestScope,
  ): Promise<FastifyReply> => {
    const { charge, locale } = scope;
    const seconds = charge?.take(KEPT_INTROSPECTION_COST) ?? 0;
    if (seconds > 0) {
      metrics.refused('address_bucket');
      return sendRefusal(reply, rateLimitFailure(seconds), scope);
    }
    const kept = await answering;
    const cost = costReportOf(charge);
    const end = `,"extensions":${JSON.stringify({ locale, cost })}}\n`;
    return reply
      .headers({ 'cache-control': PERSONAL_CACHE_CONTROL, ...(charge && bucketHeaders(charge.bucket)) })
      .type(responseTypeOf(request.headers.accept))
      .send(Buffer.concat([Buffer.from('{"data":'), kept, Buffer.from(end)]));
  };

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    scope: RequestScope,
  ): Promise<FastifyReply> | undefined => {
    const answering = described(request);
    return answering && respond(answering, request, reply, scope);
  };
};
