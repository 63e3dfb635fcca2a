import type { IncomingHttpHeaders } from 'node:http';

import Stripe from 'stripe';

import { Refusal } from '../../../../platform/http/errors/refusal';
import type { ProviderEvent } from '../../payment-provider';

const TOLERANCE_S = 300;

const verified = (
  client: Stripe,
  rawBody: Buffer,
  { headers, secret, now }: { headers: IncomingHttpHeaders; secret: string; now: Date },
): Stripe.Event => {
  try {
    const signature = headers['stripe-signature'] ?? '';
    return client.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_S, undefined, now.getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new Refusal(400, 'SIGNATURE_INVALID');
    throw error;
  }
};

/** Reads a webhook of Stripe; null when it carries no payment id of ours. */
export const readStripeWebhook = async (
  client: Stripe,
  rawBody: Buffer,
  signed: { headers: IncomingHttpHeaders; secret: string; now: Date },
): Promise<ProviderEvent | null> => {
  const { id, data } = verified(client, rawBody, signed);
  const { object } = data;
  const paymentId = 'metadata' in object ? object.metadata?.['payment_id'] : undefined;
  return paymentId ? { id, paymentId } : null;
};
