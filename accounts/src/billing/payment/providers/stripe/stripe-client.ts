import Stripe from 'stripe';

import type { StripeSettings } from '../../../../platform/config/stripe-settings';

/** With one retry, shorter than the lease of a job. */
const TIMEOUT_MS = 12_000;

/** The version whose shapes the types of the installed SDK describe: another value does not compile. */
export const STRIPE_API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';

/** Creates a client of the API. */
export const stripeClient = ({ secretKey, api }: StripeSettings): Stripe =>
  new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...api,
  });
