import type { SandboxBehaviour } from './sandbox-behaviour';

export interface SandboxCard {
  behaviour: SandboxBehaviour;
  brand: string;
  last4: string;
  /** Last month in which the card is valid, e.g. `2029-08`; some years from now when nobody typed it. */
  expires?: string | undefined;
}

export interface SandboxTestCard extends SandboxCard {
  /** Passes the Luhn check and belongs to nobody; the page accepts only these numbers. */
  number: string;
}

const visa = (number: string, behaviour: SandboxBehaviour): SandboxTestCard => ({
  number,
  behaviour,
  brand: 'visa',
  last4: number.slice(-4),
});

/** Sandbox cards, in the order of the table on the page. */
export const SANDBOX_CARDS: readonly SandboxTestCard[] = [
  visa('4242424242424242', 'succeeds'),
  { ...visa('5555555555554444', 'succeeds'), brand: 'mastercard' },
  visa('4000000000000002', 'declined'),
  visa('4000000000009995', 'insufficient_funds'),
  visa('4000000000000069', 'expired'),
  visa('4000000000003220', 'challenge'),
  visa('4000000000000341', 'declined_later'),
  visa('4000000000000119', 'late'),
  visa('4000000000000226', 'twice'),
  visa('4000000000000333', 'out_of_order'),
  visa('4000000000000440', 'never'),
];
