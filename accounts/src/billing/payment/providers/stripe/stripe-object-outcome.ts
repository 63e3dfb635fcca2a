import type Stripe from 'stripe';

import type { PaymentOutcome } from '../../payment-provider';
import { stripeIntentOutcome } from './stripe-intent-outcome';
import { stripeSessionOutcome } from './stripe-session-outcome';

/** Asks Stripe what is the case of a Checkout Session (`cs_…`) or a PaymentIntent (`pi_…`). */
export const stripeObjectOutcome = async (client: Stripe, object: string): Promise<PaymentOutcome> =>
  object.startsWith('cs_')
    ? stripeSessionOutcome(
        await client.checkout.sessions.retrieve(object, { expand: ['payment_intent.payment_method'] }),
      )
    : stripeIntentOutcome(await client.paymentIntents.retrieve(object, { expand: ['payment_method'] }));
