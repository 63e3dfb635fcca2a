import type { Queries } from '../../platform/database/database';
import { Refusal } from '../../platform/http/errors/refusal';
import type { Payment } from './locked-payment';

/** The payment that was begun under the same Idempotency-Key; undefined when there is none. Throws when the key came with other data then. */
export const paymentOfSubmit = async (
  queries: Queries,
  viewerId: string,
  submit: { key_hash: Buffer; request_hash: Buffer } | null,
): Promise<Payment | undefined> => {
  if (!submit) return undefined;
  const payment = await queries
    .selectFrom('payments')
    .selectAll()
    .where('viewer_id', '=', viewerId)
    .where('request_key', '=', submit.key_hash)
    .executeTakeFirst();
  if (payment && !payment.request_hash?.equals(submit.request_hash))
    throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED');
  return payment;
};
