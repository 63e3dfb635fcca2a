import { createHash, createHmac } from 'node:crypto';

import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { Tables } from '../database/tables';
import { DAY_MS } from '../time/durations';

/** How long an answer is kept for whoever asks again. */
const KEPT_MS = DAY_MS;

/** Answers from before this instant are kept no longer, whether they were removed yet or not. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

/** Names one submit of one person at one route. */
export interface Submit {
  scope: string;
  key_hash: Buffer;
  request_hash: Buffer;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What a request with `key` is known by; `viewerId` is null for visitors. */
export const submitOf = (request: FastifyRequest, viewerId: string | null, key: string): Submit => ({
  scope: `${viewerId ?? 'anonymous'} ${request.method} ${request.routeOptions.url ?? ''}`,
  key_hash: hashOf(key),
  // Under the key, which is stored nowhere: a password in the body cannot be guessed from the row.
  request_hash: createHmac('sha256', key)
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest(),
});

const rowOf = ({ scope, key_hash }: Submit) => ({ scope, key_hash });

/**
 * Answer that was kept for the submit; undefined when this transaction is the first to see it in 24 hours and now holds it.
 * Waits while another transaction holds it.
 */
export const keptOrHeld = async (trx: Transaction<Tables>, submit: Submit, now: Date) => {
  const held = { status: null, answer: null, created_at: now };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ ...submit, ...held })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key_hash'])
        .doUpdateSet({ request_hash: submit.request_hash, ...held })
        .where('idempotency_keys.created_at', '<=', keptSince(now)),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  return trx
    .selectFrom('idempotency_keys')
    .select(['status', 'answer', 'request_hash'])
    .where((eb) => eb.and(rowOf(submit)))
    .executeTakeFirstOrThrow();
};

export type KeptAnswer = NonNullable<Awaited<ReturnType<typeof keptOrHeld>>>;

/** Keeps the answer of a held submit. */
export const keepAnswer = async (
  trx: Transaction<Tables>,
  submit: Submit,
  status: number,
  body: unknown,
): Promise<void> => {
  await trx
    .updateTable('idempotency_keys')
    .set({ status, answer: body === undefined ? null : JSON.stringify(body) })
    .where((eb) => eb.and(rowOf(submit)))
    .execute();
};

/** Lets go of a held submit: asked again, it is done again. */
export const forgetSubmit = async (trx: Transaction<Tables>, submit: Submit): Promise<void> => {
  await trx
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and(rowOf(submit)))
    .execute();
};
