import { CARD_CHECK } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import type { Transaction } from 'kysely';

import { lockViewer, updateViewerLocale } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { howPaidOf } from '../checkout/find-or-create-payment';
import type { SubmitKey, SubscribeInput } from '../checkout/find-or-create-payment';
import { continueOpenPayment, repeatPayment } from '../checkout/open-payment';
import type { StartedPayment } from '../checkout/open-payment';
import { findLedgerAccount } from '../ledger/ledger';
import { createPayment, findPaymentByRequestKey } from '../payment/payment';
import type { Payment } from '../payment/payment';
import { createRenewalPayment } from '../subscription/renewal-payment';
import { expireLapsedSubscription } from '../subscription/subscription';
import type { Subscription } from '../subscription/subscription';

export interface MethodChange {
  viewerId: string;
  input: Pick<SubscribeInput, 'method' | 'token'>;
  /** Null without an Idempotency-Key. */
  submit: SubmitKey | null;
  /** Name of the payment provider. */
  provider: string;
  locale: Locale;
  now: Date;
}

/**
 * Returns the running subscription when its payment method can be replaced here.
 * @throws Refusal (409) with the reason when it cannot.
 */
const payableSubscription = async (
  trx: Transaction<Tables>,
  viewerId: string,
  now: Date,
): Promise<Subscription> => {
  const running = await expireLapsedSubscription(trx, viewerId, now);
  if (!running) throw new Refusal(409, 'NO_SUBSCRIPTION');
  if (running.store_ref !== null) throw new Refusal(409, 'STORE_MANAGED');
  if (running.payment_method === 'voucher') throw new Refusal(409, 'VOUCHER_MANAGED');
  return running;
};

/**
 * Creates the payment that validates the new method: the open fee while one is overdue, else the card check,
 * which is refunded.
 */
const createMethodPayment = async (
  trx: Transaction<Tables>,
  running: Subscription,
  change: MethodChange,
): Promise<Payment> => {
  const { viewerId, now } = change;
  const howPaid = howPaidOf(change);
  if (running.status === 'past_due') return createRenewalPayment(trx, running, howPaid, now);
  return createPayment(
    trx,
    {
      ...howPaid,
      viewer_id: viewerId,
      account: await findLedgerAccount(trx, viewerId),
      subscription_id: running.id,
      purpose: 'method_change',
      amount_minor: CARD_CHECK.amountMinor,
      currency: CARD_CHECK.currency,
      plan_id: running.plan_id,
      price_minor: running.price_minor,
    },
    now,
  );
};

/**
 * Returns the payment of a request: the one with the same Idempotency-Key, the pending one for the same
 * payment method, or a new one.
 */
export const findOrCreateMethodChange = async (
  trx: Transaction<Tables>,
  change: MethodChange,
): Promise<StartedPayment> => {
  const { viewerId, input, submit, locale, now } = change;
  await lockViewer(trx, viewerId);
  await updateViewerLocale(trx, viewerId, locale);
  const present = await findPaymentByRequestKey(trx, viewerId, submit);
  if (present) return repeatPayment(trx, present, change);
  const running = await payableSubscription(trx, viewerId, now);
  const purpose = running.status === 'past_due' ? 'renewal' : 'method_change';
  const open = await continueOpenPayment(trx, {
    viewerId,
    isSame: (payment) =>
      payment.purpose === purpose &&
      payment.subscription_id === running.id &&
      payment.payment_method === input.method,
    token: input.token,
    provider: change.provider,
    now,
  });
  return open ?? { payment: await createMethodPayment(trx, running, change), fresh: true };
};
