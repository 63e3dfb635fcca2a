import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import type { PaymentFailure } from '../../payment-provider';
import { failSandboxPayment } from './fail-sandbox-payment';
import type { SandboxPayment } from './sandbox.tables';
import { updateSandboxPayment } from './update-sandbox-payment';

/** Cards that the viewer may try on one page. */
export const CARD_ATTEMPTS_MAX = 3;

/**
 * Counts a declined card. On the page the viewer may try up to three cards; the last decline fails the
 * payment.
 */
export const declineCard = async (
  trx: Transaction<Tables>,
  payment: SandboxPayment,
  { reason, now }: { reason: PaymentFailure; now: Date },
): Promise<void> => {
  const tries = payment.tries + 1;
  await updateSandboxPayment(trx, payment, {
    state: 'open',
    tries,
    reason,
    behaviour: null,
    brand: null,
    last4: null,
    fingerprint: null,
  });
  const last = payment.without_page || tries >= CARD_ATTEMPTS_MAX;
  if (last) await failSandboxPayment(trx, { ...payment, tries, behaviour: null }, { reason, now });
};
