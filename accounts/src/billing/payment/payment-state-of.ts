import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import type { Payment } from './locked-payment';
import type { PaymentState } from './payment-state.schema';

/** A payment as it is stored, with the page that its provider has just named. */
export const paymentStateOf = (
  { id, status, reason }: Pick<Payment, 'id' | 'status' | 'reason'>,
  redirectUrl: string | null,
  locale: Locale,
): PaymentState => ({
  payment_id: id,
  status,
  reason,
  message: reason && messageOf(reason, locale),
  redirect_url: status === 'pending' ? redirectUrl : null,
});
