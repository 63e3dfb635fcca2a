import { describeProviderContract } from '../../testing/describe-provider-contract';
import { startStripeHarness } from './testing/stripe-harness';

// Runs against a fake of Stripe's API; docs/decisions/0072-stripe-is-tested-against-a-fake.md lists what
// that does not cover.
describe('Stripe as a provider of payments', () => describeProviderContract(startStripeHarness));
