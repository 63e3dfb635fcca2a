import type { Transaction } from 'kysely';

import { lockViewer, rememberLanguage } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { giveUpPayment } from '../settlement/give-up-payment';
import { isUnderWay } from '../payment/is-under-way';
import type { Payment } from '../payment/locked-payment';
import { paymentOfSubmit } from '../payment/payment-of-submit';
import { beginRenewalPayment } from '../subscription/begin-renewal-payment';
import { endIfOver } from '../subscription/end-if-over';
import type { Subscription } from '../subscription/running-subscription';
import { beginSubscription, type Subscriber } from './begin-subscription';

const openPayment = (trx: Transaction<Tables>, viewerId: string) =>
  trx
    .selectFrom('payments')
    .leftJoin('promo_uses', 'promo_uses.payment_id', 'payments.id')
    .selectAll('payments')
    .select('promo_uses.code as promo_code')
    .where('payments.viewer_id', '=', viewerId)
    .where('payments.status', '=', 'pending')
    .where('payments.attempt', 'is', null)
    .where('payments.purpose', '<>', 'change')
    .executeTakeFirst();

type OpenPayment = NonNullable<Awaited<ReturnType<typeof openPayment>>>;

const isSameChoice = ({ plan_id, payment_method, promo_code }: OpenPayment, { input }: Subscriber): boolean =>
  plan_id === input.planId && payment_method === input.method && promo_code === input.promoCode;

/** What a viewer with a running subscription may pay by subscribing: only what is overdue, by another card. */
const beginOverdue = async (
  trx: Transaction<Tables>,
  running: Subscription,
  { input, submit, provider, locale, now }: Subscriber,
): Promise<Payment> => {
  const planId = running.next_plan_id ?? running.plan_id;
  if (running.status !== 'past_due' || running.provider === null || planId !== input.planId)
    throw new Refusal(409, 'ALREADY_SUBSCRIBED');
  const howPaid = {
    payment_method: input.method,
    provider,
    locale,
    request_key: submit?.key_hash ?? null,
    request_hash: submit?.request_hash ?? null,
  };
  return beginRenewalPayment(trx, running, howPaid, now);
};

/**
 * The payment of a submit: the one that its key began, the one under way for the same choice, or a new one.
 * `fresh` payments are to be asked for at the provider; one under way is being asked for by somebody else.
 */
export const beginSubscribe = async (
  trx: Transaction<Tables>,
  subscriber: Subscriber,
): Promise<{ payment: Payment; fresh: boolean }> => {
  const { viewerId, input, submit, locale, now } = subscriber;
  await lockViewer(trx, viewerId);
  await rememberLanguage(trx, viewerId, locale);
  const present = await paymentOfSubmit(trx, viewerId, submit);
  if (present) return { payment: present, fresh: present.status === 'pending' };
  const running = await endIfOver(trx, viewerId, now);
  if (running && running.status !== 'past_due') throw new Refusal(409, 'ALREADY_SUBSCRIBED');
  const open = await openPayment(trx, viewerId);
  if (open) {
    const same = isSameChoice(open, subscriber);
    if (isUnderWay(open, now)) {
      if (!same) throw new Refusal(409, 'PAYMENT_UNDER_WAY');
      return { payment: open, fresh: false };
    }
    if (same && input.token === null) return { payment: open, fresh: true };
    await giveUpPayment(trx, { paymentId: open.id, now });
  }
  const payment = running
    ? await beginOverdue(trx, running, subscriber)
    : await beginSubscription(trx, subscriber);
  return { payment, fresh: true };
};
