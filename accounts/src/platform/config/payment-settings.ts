import type { StripeSettings } from './stripe-settings';
import { ConfigError } from './config-error';

export type PaymentSettings = { provider: 'sandbox' } | ({ provider: 'stripe' } & StripeSettings);

interface Given {
  NODE_ENV: string;
  PAYMENT_PROVIDER: string | undefined;
  STRIPE_SECRET_KEY: string | undefined;
  STRIPE_WEBHOOK_SECRET: string | undefined;
}

const STRIPE_SECRETS = [
  { variable: 'STRIPE_SECRET_KEY', form: /^[sr]k_(?:test|live)_\w{8,}$/, looks: 'sk_live_… or sk_test_…' },
  { variable: 'STRIPE_WEBHOOK_SECRET', form: /^whsec_\w{8,}$/, looks: 'whsec_…' },
] as const;

const stripeSecret = (given: Given, { variable, form, looks }: (typeof STRIPE_SECRETS)[number]): string => {
  const value = given[variable];
  if (!value) throw new ConfigError(variable, 'is missing beside PAYMENT_PROVIDER=stripe');
  if (!form.test(value)) throw new ConfigError(variable, `is not of the form ${looks}`);
  return value;
};

/**
 * Returns the settings of the payment provider: Stripe or the sandbox. Production uses the sandbox only when
 * it is set explicitly.
 */
export const paymentSettings = (given: Given): PaymentSettings => {
  const named = given.PAYMENT_PROVIDER || (given.STRIPE_SECRET_KEY ? 'stripe' : undefined);
  if (!named && given.NODE_ENV === 'production')
    throw new ConfigError(
      'PAYMENT_PROVIDER',
      'is missing: name stripe, or sandbox to try the product without money',
    );
  if (named === 'stripe') {
    const [secretKey, webhookSecret] = STRIPE_SECRETS.map((secret) => stripeSecret(given, secret));
    return { provider: 'stripe', secretKey: secretKey ?? '', webhookSecret: webhookSecret ?? '' };
  }
  if (given.STRIPE_SECRET_KEY)
    throw new ConfigError('PAYMENT_PROVIDER', 'is sandbox beside STRIPE_SECRET_KEY: choose one of them');
  return { provider: 'sandbox' };
};
