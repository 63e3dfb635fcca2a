import { randomUUID } from 'node:crypto';

import type { PaymentRequest } from '../payment-provider';

/** Builds a payment of 15 dirhams on the hosted page; tests override single fields. */
export const paymentRequest = (changed: Partial<PaymentRequest> = {}): PaymentRequest => ({
  paymentId: randomUUID(),
  amountMinor: 1500,
  currency: 'AED',
  viewer: { id: randomUUID(), email: 'salma@viewers.example', name: 'Salma Rahal' },
  locale: 'en',
  method: 'card',
  token: null,
  description: 'Monthly with ads',
  terms: 'Free for 7 days, then 15 AED each month.',
  returnUrl: 'http://localhost:8000/en/subscribe/paymet-status?id=7',
  ...changed,
});
