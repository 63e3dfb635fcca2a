import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { Tables } from '../database/tables';
import type { Dependencies } from '../dependencies';
import { Refusal } from '../http/errors/refusal';
import { idempotencyKeyOf } from './idempotency-key-of';
import {
  acquireIdempotencyKey,
  idempotentRequestOf,
  releaseIdempotencyKey,
  storeResponse,
} from './stored-responses';
import type { IdempotentRequest, StoredResponse } from './stored-responses';

/**
 * Result of a request: a body, no body (204), or an error whose writes (such as counted attempts) are
 * committed.
 */
export type IdempotentResult<Body> = (
  | { status: 200 | 201 | 202; body: Body }
  | { status: 204 }
  | { refusal: Refusal }
) & {
  /**
   * Work that needs its own connection, done before the response is sent; not repeated with a stored response.
   */
  afterCommit?: () => Promise<void>;
};

interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Idempotency keys are separate per viewer; null for visitors. */
  viewerId: string | null;
}

type Work<Body> = (trx: Transaction<Tables>) => Promise<IdempotentResult<Body>>;

const NO_CONTENT = 204;

const send = (reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  status === NO_CONTENT ? reply.code(status).send() : reply.code(status).send(body);

const bodyOf = <Body>(answer: IdempotentResult<Body>): Body | undefined =>
  'body' in answer ? answer.body : undefined;

const replay = (reply: FastifyReply, kept: StoredResponse, submit: IdempotentRequest): FastifyReply => {
  if (!kept.request_hash.equals(submit.request_hash)) throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED');
  const body: unknown = kept.answer === null ? undefined : JSON.parse(kept.answer);
  return send(reply, kept.status ?? NO_CONTENT, body);
};

const workAndKeep = async <Body>(trx: Transaction<Tables>, submit: IdempotentRequest, work: Work<Body>) => {
  const answer = await work(trx);
  await ('refusal' in answer
    ? releaseIdempotencyKey(trx, submit)
    : storeResponse(trx, submit, answer.status, bodyOf(answer)));
  return answer;
};

/**
 * Runs `work` in one transaction and sends its result. With an Idempotency-Key the response is stored in the
 * same transaction: a second request, even at the same time or after a crash, gets the first response and
 * does nothing.
 * A thrown Refusal rolls everything back; errors are never stored. Responses that contain credentials must
 * not use this.
 */
export const respondIdempotently = async <Body>(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { request, reply, viewerId }: Asked,
  work: Work<Body>,
): Promise<FastifyReply> => {
  const key = idempotencyKeyOf(request);
  const submit = key === undefined ? undefined : idempotentRequestOf(request, viewerId, key);
  const outcome = await database.queries.transaction().execute(async (trx) => {
    if (!submit) return { answer: await work(trx) };
    const kept = await acquireIdempotencyKey(trx, submit, clock());
    return kept === undefined ? { answer: await workAndKeep(trx, submit, work) } : { kept, submit };
  });
  if (outcome.kept) return replay(reply, outcome.kept, outcome.submit);
  const { answer } = outcome;
  await answer.afterCommit?.();
  if ('refusal' in answer) throw answer.refusal;
  return send(reply, answer.status, bodyOf(answer));
};
