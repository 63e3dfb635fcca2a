import type { SandboxCard } from '../sandbox-cards';

/** What a wallet of the sandbox holds. */
export const APPLE_PAY_CARD: SandboxCard = { behaviour: 'succeeds', brand: 'visa', last4: '4242' };
