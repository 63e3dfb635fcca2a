import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';
import { Type } from 'typebox';
import type { Static } from 'typebox';

import { nullable } from '../../platform/http/openapi/nullable';
import type { Payment } from './payment';

/** State of a payment, and the viewer's next page. */
export const PaymentStateSchema = Type.Object(
  {
    payment_id: Type.String({
      format: 'uuid',
      description: 'Names the payment for GET /api/payment_status.',
    }),
    status: Type.Enum(['pending', 'succeeded', 'failed'], {
      description: 'The real state, as the provider knows it.',
    }),
    reason: nullable(
      Type.Enum(['DECLINED', 'INSUFFICIENT_FUNDS', 'CARD_EXPIRED', 'AUTHENTICATION_FAILED', 'ABANDONED']),
      'Why it failed, a key of schemas/messages; else null.',
    ),
    message: nullable(Type.String(), 'The reason in the language of `X-localization`; else null.'),
    redirect_url: nullable(
      Type.String(),
      'Page of the provider on which the viewer goes on, absolute; null when nothing is to be done there.',
    ),
  },
  { $id: 'PaymentState', description: 'State of a payment.' },
);
export type PaymentState = Static<typeof PaymentStateSchema>;

/** Maps a stored payment to its state, with the redirect that the provider has just returned. */
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
