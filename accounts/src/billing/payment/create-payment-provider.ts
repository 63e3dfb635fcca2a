import type { Dependencies } from '../../platform/dependencies';
import type { PaymentProvider } from './payment-provider';
import { createSandboxProvider } from './providers/sandbox/sandbox.provider';
import { createStripeProvider } from './providers/stripe/stripe.provider';
import type { ReportToOperator } from './providers/stripe/stripe.provider';

/** Creates the configured payment provider. */
export const createPaymentProvider = (
  dependencies: Pick<Dependencies, 'config' | 'database' | 'clock'>,
  report: ReportToOperator = () => undefined,
): PaymentProvider => {
  const { payments } = dependencies.config;
  return payments.provider === 'stripe'
    ? createStripeProvider({ ...dependencies, settings: payments, report })
    : createSandboxProvider(dependencies);
};
