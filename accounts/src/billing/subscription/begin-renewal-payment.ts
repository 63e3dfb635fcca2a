import type { Insertable, Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { beginPayment } from '../payment/begin-payment';
import type { Payment } from '../payment/locked-payment';
import { ledgerAccountOf } from '../ledger/ledger-account-of';
import { nextPeriodOf } from './next-period-of';
import type { Subscription } from './running-subscription';

type HowPaid = Pick<
  Insertable<Tables['payments']>,
  'payment_method' | 'provider' | 'method_ref' | 'attempt' | 'request_key' | 'request_hash' | 'locale'
>;

/** Begins the payment of the period that follows the running one of a locked subscription. */
export const beginRenewalPayment = async (
  trx: Transaction<Tables>,
  subscription: Subscription,
  howPaid: HowPaid,
  now: Date,
): Promise<Payment> => {
  const next = await nextPeriodOf(trx, subscription);
  return beginPayment(
    trx,
    {
      ...howPaid,
      viewer_id: subscription.viewer_id,
      account: await ledgerAccountOf(trx, subscription.viewer_id),
      subscription_id: subscription.id,
      purpose: 'renewal',
      amount_minor: next.amountMinor,
      currency: subscription.currency,
      plan_id: next.planId,
      price_minor: next.priceMinor,
      promo_price_minor: next.promoPriceMinor,
      promo_periods: next.promoPeriods,
      period_starts_at: next.startsAt,
      period_ends_at: next.endsAt,
    },
    now,
  );
};
