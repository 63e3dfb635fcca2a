import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import type { Payment } from '../payment/locked-payment';
import type { AppliedPayment } from './applied-payment';
import { applyChange } from './apply-change';
import { openSubscription } from './open-subscription';
import { renewSubscription } from './renew-subscription';
import { runningSubscription } from './running-subscription';

/** Does what a payment that was made is for; null when it is for nothing any more, because the viewer left or has decided otherwise. */
export const applyPayment = async (
  trx: Transaction<Tables>,
  payment: Payment,
  now: Date,
): Promise<AppliedPayment | null> => {
  if (payment.viewer_id === null) return null;
  const viewer = await trx
    .selectFrom('viewers')
    .select('id')
    .where('id', '=', payment.viewer_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!viewer) return null;
  const running = await runningSubscription(trx, viewer.id);
  if (payment.purpose === 'card_check' || payment.purpose === 'first')
    return running ? null : openSubscription(trx, payment, viewer.id, now);
  if (running?.id !== payment.subscription_id) return null;
  return payment.purpose === 'renewal'
    ? renewSubscription(trx, running, payment)
    : applyChange(trx, running, payment);
};
