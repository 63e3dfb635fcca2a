import { paymentSettings } from './payment-settings';

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789' };
const given = (changed: Record<string, string | undefined> = {}) =>
  paymentSettings({
    NODE_ENV: 'production',
    PAYMENT_PROVIDER: undefined,
    STRIPE_SECRET_KEY: undefined,
    STRIPE_WEBHOOK_SECRET: undefined,
    ...changed,
  });

test.each(['development', 'test'])('%s pays in the sandbox without being told', (NODE_ENV) => {
  expect(given({ NODE_ENV })).toEqual({ provider: 'sandbox' });
});

test('production pays in the sandbox only when a setting says so', () => {
  expect(() => given()).toThrow(/^accounts cannot start: PAYMENT_PROVIDER is missing/);
  expect(given({ PAYMENT_PROVIDER: 'sandbox' })).toEqual({ provider: 'sandbox' });
});

test('the keys of Stripe name Stripe by themselves', () => {
  const expected = { provider: 'stripe', secretKey: 'sk_test_0123456789', webhookSecret: 'whsec_0123456789' };
  expect(given(STRIPE)).toEqual(expected);
  expect(given({ ...STRIPE, PAYMENT_PROVIDER: 'stripe' })).toEqual(expected);
});

test.each([
  [{ ...STRIPE, PAYMENT_PROVIDER: 'sandbox' }, /PAYMENT_PROVIDER is sandbox beside STRIPE_SECRET_KEY/],
  [{ PAYMENT_PROVIDER: 'stripe' }, /STRIPE_SECRET_KEY is missing/],
  [{ ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_0123456789' }, /STRIPE_SECRET_KEY is not of the form/],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: undefined }, /STRIPE_WEBHOOK_SECRET is missing/],
  [{ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'secret' }, /STRIPE_WEBHOOK_SECRET is not of the form/],
])('%p is refused, and no key is repeated', (changed, sentence) => {
  expect(() => given(changed)).toThrow(sentence);
  expect(() => given(changed)).not.toThrow(/0123456789/);
});
