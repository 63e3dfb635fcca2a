import { describeProviderContract } from '../../testing/describe-provider-contract';
import { startStripeHarness } from './testing/stripe-harness';

// Against a fake of Stripe's API: docs/decisions/0072-stripe-is-tested-against-a-fake.md says what that leaves open.
describe('Stripe as a provider of payments', () => describeProviderContract(startStripeHarness));
