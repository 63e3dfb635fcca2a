import type { FastifyReply } from 'fastify';

import { PERSONAL_ANSWER } from '../graph/answer-policy.plugin';
import { formatError } from '../graph/format-error';
import type { GraphFailure } from '../graph/graph-failure';

/** Answers a request that never reaches Apollo Server, in the form of those that do. */
export const sendRefusal = (
  reply: FastifyReply,
  failure: GraphFailure,
  extensions?: object,
): FastifyReply => {
  const { status = 400, headers } = failure.extensions.http ?? {};
  return reply
    .code(status)
    .headers(Object.fromEntries(headers ?? []))
    .header('cache-control', PERSONAL_ANSWER)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        errors: [formatError({ message: failure.message }, failure)],
        ...(extensions && { extensions }),
      }),
    );
};
