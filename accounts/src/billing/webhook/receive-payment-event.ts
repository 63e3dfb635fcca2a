import type { Transaction } from 'kysely';

import type { Dependencies } from '../../platform/dependencies';
import type { Tables } from '../../platform/database/tables';
import { isUuid } from '../../platform/text/is-uuid';
import type { ProviderEvent } from '../payment/payment-provider';
import { settlePayment } from '../settlement/settle-payment';

/** Whether this is the first time that the event is seen. Of two at the same moment the second waits for the first. */
const remember = async (
  trx: Transaction<Tables>,
  provider: string,
  { event: { id, paymentId }, now }: { event: ProviderEvent; now: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('webhook_events')
    .values({ provider, id, payment_id: paymentId, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

const isOurs = async ({ queries }: Dependencies['database'], paymentId: string): Promise<boolean> =>
  isUuid(paymentId) &&
  (await queries.selectFrom('payments').select('id').where('id', '=', paymentId).executeTakeFirst()) !==
    undefined;

/**
 * Takes an event of the provider. What it says is not believed: the provider is asked what is the case now, so that neither order nor delay matters.
 * Event and payment are written together, or neither is and the provider sends it again.
 */
export const receivePaymentEvent = async (
  { database, payments, clock }: Pick<Dependencies, 'database' | 'payments' | 'clock'>,
  event: ProviderEvent,
): Promise<void> => {
  const { paymentId } = event;
  const outcome = (await isOurs(database, paymentId)) ? await payments.outcomeOf(paymentId) : null;
  await database.queries.transaction().execute(async (trx) => {
    const now = clock();
    const isNew = await remember(trx, payments.name, { event, now });
    if (isNew && outcome) await settlePayment(trx, { paymentId, outcome, now });
  });
};
