import { cleanDigits } from '@sahra/schemas/clean-digits';

import { textOf } from '../../../../../platform/text/text-of';
import { hasCheckDigit } from '../has-check-digit';
import { sandboxCardOf, type SandboxCard } from '../sandbox-cards';

/** Values typed into the form; the card's security code is never stored. */
export interface CardForm {
  number: string;
  expiry: string;
}

export type CardField = 'number' | 'expiry' | 'cvc';

const EXPIRY = /^(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})$/;
const CENTURY = 2000;

const typedText = (value: unknown): string => cleanDigits(textOf(value));

const numberFailure = (number: string): string | undefined => {
  if (number === '') return 'CARD_NUMBER_REQUIRED';
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) return 'CARD_NUMBER_INVALID';
  return sandboxCardOf(number) ? undefined : 'CARD_NOT_A_TEST_CARD';
};

const expiryFailure = (expiry: string, now: Date): string | undefined => {
  const [, month = '', year = ''] = EXPIRY.exec(expiry) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return 'CARD_EXPIRY_INVALID';
  const over = Date.UTC((Number(year) % CENTURY) + CENTURY, Number(month));
  return over <= now.getTime() ? 'CARD_EXPIRY_PAST' : undefined;
};

/** Reads the card form and validates all three fields; `card` is set when all are valid. */
export const checkCardForm = (
  body: Readonly<Record<string, unknown>>,
  now: Date,
): { form: CardForm; failures: Partial<Record<CardField, string>>; card: SandboxCard | undefined } => {
  const form = { number: typedText(body['number']), expiry: typedText(body['expiry']) };
  const number = form.number.replace(/[\s\p{Pd}]/gu, '');
  const verdicts = {
    number: numberFailure(number),
    expiry: expiryFailure(form.expiry, now),
    cvc: /^\d{3}$/.test(typedText(body['cvc'])) ? undefined : 'CARD_CVC_INVALID',
  };
  const failures = Object.fromEntries(Object.entries(verdicts).filter(([, code]) => code !== undefined));
  const found = sandboxCardOf(number);
  const [, month = '', year = ''] = EXPIRY.exec(form.expiry) ?? [];
  const expires = `${(Number(year) % 100) + CENTURY}-${month.padStart(2, '0')}`;
  const card = found && {
    ...{ behaviour: found.behaviour, brand: found.brand, last4: found.last4 },
    ...{ fingerprint: found.fingerprint, expires },
  };
  return { form, failures, card: Object.keys(failures).length === 0 ? card : undefined };
};
