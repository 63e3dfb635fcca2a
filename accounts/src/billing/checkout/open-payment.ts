import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { Refusal } from '../../platform/http/errors/refusal';
import { isPaymentInFlight } from '../payment/payment';
import type { Payment } from '../payment/payment';
import { expirePayment } from '../settlement/settle-payment';

/** Payment of a request. When `fresh`, the caller asks the provider for it; otherwise another request does. */
export interface StartedPayment {
  payment: Payment;
  fresh: boolean;
}

const findOpenPayment = (trx: Transaction<Tables>, viewerId: string) =>
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

/**
 * Returns the payment that a repeated request has made before. One that is pending at another provider than the
 * configured cannot go on and expires; a late success still counts.
 */
export const repeatPayment = async (
  trx: Transaction<Tables>,
  payment: Payment,
  { provider, now }: { provider: string; now: Date },
): Promise<StartedPayment> => {
  const pending = payment.status === 'pending';
  if (!pending || payment.provider === provider) return { payment, fresh: pending };
  await expirePayment(trx, { paymentId: payment.id, now });
  return { payment, fresh: false };
};

export type OpenPayment = NonNullable<Awaited<ReturnType<typeof findOpenPayment>>>;

interface Wanted {
  viewerId: string;
  /** Returns whether the open payment is what the viewer asks for now. */
  isSame: (open: OpenPayment) => boolean;
  /** A token is another card, so it is never the same payment. */
  token: string | null;
  /** Name of the configured provider: the open payment of another one cannot go on. */
  provider: string;
  now: Date;
}

/**
 * Continues the viewer's pending payment when it is for the same choice, and expires it when it is for
 * another: a viewer who is present has one open payment.
 * @returns undefined when a new payment is needed.
 * @throws PAYMENT_UNDER_WAY (409) while the provider is being asked for another choice.
 */
export const continueOpenPayment = async (
  trx: Transaction<Tables>,
  { viewerId, isSame, token, provider, now }: Wanted,
): Promise<StartedPayment | undefined> => {
  const open = await findOpenPayment(trx, viewerId);
  if (!open) return undefined;
  const same = open.provider === provider && isSame(open);
  if (open.provider === provider && isPaymentInFlight(open, now)) {
    if (!same) throw new Refusal(409, 'PAYMENT_UNDER_WAY');
    return { payment: open, fresh: false };
  }
  if (same && token === null) return { payment: open, fresh: true };
  await expirePayment(trx, { paymentId: open.id, now });
  return undefined;
};
