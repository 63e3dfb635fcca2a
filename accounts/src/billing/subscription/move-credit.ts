import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { postLedgerEntry } from '../ledger/ledger';
import type { Payment } from '../payment/payment';
import type { Subscription } from './subscription';

interface Move {
  subscription: Subscription;
  payment: Payment;
  periodStartsAt: Date;
  periodEndsAt: Date;
}

/**
 * Writes two ledger entries whose sum is 0: the unused value of the ending period, and the same value for
 * the new one.
 */
export const moveCredit = async (trx: Transaction<Tables>, move: Move): Promise<void> => {
  const { subscription, payment, periodStartsAt, periodEndsAt } = move;
  if (payment.credit_minor === 0) return;
  const entry = {
    account: payment.account,
    at: payment.created_at,
    kind: 'credit' as const,
    currency: payment.currency,
    payment_id: payment.id,
    subscription_id: subscription.id,
    provider: null,
    provider_ref: null,
  };
  await postLedgerEntry(trx, {
    ...entry,
    amount_minor: -payment.credit_minor,
    plan_id: subscription.plan_id,
    period_starts_at: subscription.period_starts_at,
    period_ends_at: subscription.period_ends_at,
  });
  await postLedgerEntry(trx, {
    ...entry,
    amount_minor: payment.credit_minor,
    plan_id: payment.plan_id,
    period_starts_at: periodStartsAt,
    period_ends_at: periodEndsAt,
  });
};
