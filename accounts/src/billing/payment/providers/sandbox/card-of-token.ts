import { SANDBOX_CARDS, type SandboxCard } from './sandbox-cards';

const PREFIX = 'tok_';

/** The card behind a `payment_token` such as `tok_declined_later`: one for each behaviour. Undefined when there is none. */
export const cardOfToken = (token: string): SandboxCard | undefined =>
  SANDBOX_CARDS.find(({ behaviour }) => token === `${PREFIX}${behaviour}`);
