import type { IncomingHttpHeaders } from 'node:http';

import Stripe from 'stripe';

import { Refusal } from '../../../../platform/http/errors/refusal';
import type { ProviderEvent } from '../../payment-provider';
import { stripeMethodRef } from './stripe-method';
import { stripeIdOf } from './stripe-payment-id-of';

const TOLERANCE_S = 300;

interface Signed {
  headers: IncomingHttpHeaders;
  secret: string;
  now: Date;
  /** Whether our key moves money. */
  isLive: boolean;
  report: (problem: string, reason: string) => void;
}

/** Whether a body says that it is a thin event. It is not verified yet, so this only chooses how it is read. */
const isThin = (rawBody: Buffer): boolean => {
  try {
    const body: unknown = JSON.parse(rawBody.toString());
    return typeof body === 'object' && body !== null && 'object' in body && body.object === 'v2.core.event';
  } catch {
    return false;
  }
};

/** @throws Refusal (400, SIGNATURE_INVALID) unless Stripe signed it in the last minutes. */
const verified = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError)
      throw new Refusal(400, 'SIGNATURE_INVALID');
    throw error;
  }
};

/** Whether an event is of the other mode than our key, whose objects are not ours; the operator is told. */
const isOfOtherMode = (
  { id, livemode }: { id: string; livemode?: boolean },
  { isLive, report }: Signed,
): boolean => {
  if (livemode === undefined || livemode === isLive) return false;
  report('Stripe sends an event of the other mode; are key and webhook secret of one?', id);
  return true;
};

/** Fields that the objects of events share. Their shape follows the API version of the endpoint, not ours. */
interface EventObject {
  id?: string;
  object?: string;
  /** The kind of the object that a thin event names. */
  type?: string;
  metadata?: Record<string, string> | null;
  payment_intent?: string | { id: string } | null;
  charge?: string | { id: string } | null;
  customer?: string | { id: string } | null;
}

/** Objects that name a payment by its PaymentIntent or its charge, with their refund, dispute or warning. */
const TAKEN_BACK: ReadonlySet<string | undefined> = new Set([
  'charge',
  'refund',
  'dispute',
  'radar.early_fraud_warning',
]);

/** Says what an object is about, in words of ours; null when it is none of our payments or cards. */
const subjectOf = (object: EventObject): Omit<ProviderEvent, 'id'> | null => {
  if (object.object === 'payment_method') {
    const customer = stripeIdOf(object.customer);
    return customer === '' ? null : { methodRef: stripeMethodRef(customer, object.id ?? '') };
  }
  const paymentId = object.metadata?.['payment_id'];
  if (!TAKEN_BACK.has(object.object)) return paymentId ? { paymentId } : null;
  const providerRef = stripeIdOf(object.payment_intent) || stripeIdOf(object.charge) || (object.id ?? '');
  return { ...(paymentId && { paymentId }), ...(providerRef !== '' && { providerRef }) };
};

/** Thin events name their object only; the ones of these types may concern a payment. */
const RELATED: ReadonlySet<string | undefined> = new Set([
  ...TAKEN_BACK,
  'payment_intent',
  'checkout.session',
]);

const readThinEvent = (client: Stripe, rawBody: Buffer, signed: Signed): ProviderEvent | null => {
  const { headers, secret, now } = signed;
  const event = verified(() =>
    client.parseEventNotification(
      rawBody,
      headers['stripe-signature'] ?? '',
      secret,
      TOLERANCE_S,
      undefined,
      now.getTime(),
    ),
  );
  if (isOfOtherMode(event, signed)) return null;
  const related = 'related_object' in event ? (event.related_object as EventObject | null) : null;
  return related?.id && RELATED.has(related.type) ? { id: event.id, providerRef: related.id } : null;
};

/**
 * Reads a webhook of Stripe, a snapshot event or a thin one; null when it is about no payment and no card of ours,
 * which includes every type that is not known.
 */
export const readStripeWebhook = async (
  client: Stripe,
  rawBody: Buffer,
  signed: Signed,
): Promise<ProviderEvent | null> => {
  if (isThin(rawBody)) return readThinEvent(client, rawBody, signed);
  const { headers, secret, now } = signed;
  const signature = headers['stripe-signature'] ?? '';
  const event = verified(() =>
    client.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_S, undefined, now.getTime()),
  );
  if (isOfOtherMode(event, signed)) return null;
  // An event may be of a type, or of an API version, that the types of the SDK do not know.
  const data = event.data as { object?: EventObject } | undefined;
  const subject = data?.object && subjectOf(data.object);
  return subject ? { id: event.id, ...subject } : null;
};
