import { describeProviderContract } from '../../testing/describe-provider-contract';
import { startSandboxHarness } from './testing/sandbox-harness';

describe('the sandbox as a provider of payments', () => describeProviderContract(startSandboxHarness));
