import Stripe from 'stripe';

import type { StripeSettings } from '../../../../platform/config/stripe-settings';

/** With its one retry shorter than the lease of a job. */
const TIMEOUT_MS = 12_000;

/** The SDK under our settings; its API version is the one that the SDK was made for. */
export const stripeClient = ({ secretKey, api }: StripeSettings): Stripe =>
  new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false, ...api });
