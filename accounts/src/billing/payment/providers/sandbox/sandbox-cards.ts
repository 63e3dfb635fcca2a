import { createHash, randomInt } from 'node:crypto';

import { hasCheckDigit } from './has-check-digit';
import type { SandboxBehaviour } from './sandbox-behaviour';

export interface SandboxCard {
  behaviour: SandboxBehaviour;
  brand: string;
  last4: string;
  /** Identity of the card, as a real provider gives one. */
  fingerprint: string;
  /** Last month in which the card is valid, e.g. `2029-08`; some years from now when nobody typed it. */
  expires?: string | undefined;
}

export interface SandboxTestCard extends SandboxCard {
  /** Passes the Luhn check and belongs to nobody; the page accepts only these numbers. */
  number: string;
}

/** Returns the identity of a card by its number, or of what stands for one. */
export const sandboxFingerprint = (card: string): string => createHash('sha256').update(card).digest('hex');

const visa = (number: string, behaviour: SandboxBehaviour): SandboxTestCard => ({
  number,
  behaviour,
  brand: 'visa',
  last4: number.slice(-4),
  fingerprint: sandboxFingerprint(number),
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

/** Eight digits of the first test card, whose range belongs to nobody. */
const MORE_CARDS = '42424242';

/**
 * Returns the test card of a number: one of the table, or another one that succeeds, because each card has one free
 * trial only.
 */
export const sandboxCardOf = (number: string): SandboxTestCard | undefined =>
  SANDBOX_CARDS.find((card) => card.number === number) ??
  (number.startsWith(MORE_CARDS) ? visa(number, 'succeeds') : undefined);

const RANDOM_DIGITS = 7;

/** Returns the number of a card that succeeds and that nobody has used yet. */
export const newSandboxNumber = (): string => {
  const digits = String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0');
  const numbers = Array.from({ length: 10 }, (_, digit) => `${MORE_CARDS}${digits}${digit}`);
  return numbers.find(hasCheckDigit) ?? '';
};
