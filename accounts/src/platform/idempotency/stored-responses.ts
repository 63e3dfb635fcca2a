import { createHash, createHmac } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { Tables } from '../database/tables';
import { DAY_MS } from '../time/durations';

/** Lifetime of a stored response. */
const KEPT_MS = DAY_MS;

/** Returns the time before which stored responses have expired, whether they are deleted yet or not. */
export const storedResponsesSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

/** Idempotency key of one person at one route, with a hash of the request. */
export interface IdempotentRequest {
  scope: string;
  key_hash: Buffer;
  request_hash: Buffer;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Identifies a request by its `key`; `viewerId` is null for visitors. */
export const idempotentRequestOf = (
  request: FastifyRequest,
  viewerId: string | null,
  key: string,
): IdempotentRequest => ({
  scope: `${viewerId ?? 'anonymous'} ${request.method} ${request.routeOptions.url ?? ''}`,
  key_hash: hashOf(key),
  // The HMAC secret is the key, which is not stored: a password in the body cannot be guessed from the row.
  request_hash: createHmac('sha256', key)
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest(),
});

const rowOf = ({ scope, key_hash }: IdempotentRequest) => ({ scope, key_hash });

/**
 * Returns the stored response; undefined when this transaction is the first in 24 hours and now holds the
 * key. Waits while another transaction holds it.
 */
export const acquireIdempotencyKey = async (
  trx: Transaction<Tables>,
  submit: IdempotentRequest,
  now: Date,
) => {
  const held = { status: null, answer: null, created_at: now };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ ...submit, ...held })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key_hash'])
        .doUpdateSet({ request_hash: submit.request_hash, ...held })
        .where('idempotency_keys.created_at', '<=', storedResponsesSince(now)),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  return trx
    .selectFrom('idempotency_keys')
    .select(['status', 'answer', 'request_hash'])
    .where((eb) => eb.and(rowOf(submit)))
    .executeTakeFirstOrThrow();
};

export type StoredResponse = NonNullable<Awaited<ReturnType<typeof acquireIdempotencyKey>>>;

/** Stores the response of a held key. */
export const storeResponse = async (
  trx: Transaction<Tables>,
  submit: IdempotentRequest,
  status: number,
  body: unknown,
): Promise<void> => {
  await trx
    .updateTable('idempotency_keys')
    .set({ status, answer: body === undefined ? null : JSON.stringify(body) })
    .where((eb) => eb.and(rowOf(submit)))
    .execute();
};

/** Deletes a held key, so that a repeated request runs again. */
export const releaseIdempotencyKey = async (
  trx: Transaction<Tables>,
  submit: IdempotentRequest,
): Promise<void> => {
  await trx
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and(rowOf(submit)))
    .execute();
};
