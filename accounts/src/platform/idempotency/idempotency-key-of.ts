import type { FastifyRequest } from 'fastify';

import { HEADERS } from '@sahra/schemas/headers';

import { Refusal } from '../http/errors/refusal';
import { IDEMPOTENCY_KEY_MAX } from './idempotency-key.schema';

/**
 * Returns the Idempotency-Key of the request; undefined without one.
 * @throws Refusal when it is too long.
 */
export const idempotencyKeyOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const header = headers[HEADERS.idempotencyKey];
  if (typeof header !== 'string' || header === '') return undefined;
  if (header.length > IDEMPOTENCY_KEY_MAX) throw new Refusal(400, 'BAD_USER_INPUT');
  return header;
};
