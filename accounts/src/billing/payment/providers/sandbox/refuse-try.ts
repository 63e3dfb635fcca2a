import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import type { PaymentFailure } from '../../payment-provider';
import { changeSandboxPayment } from './change-sandbox-payment';
import { failPayment } from './fail-payment';
import type { SandboxPayment } from './sandbox.tables';

/** Cards that the viewer may try on one page. */
export const TRIES_MAX = 3;

/**
 * Counts a declined card. On the page the viewer may try up to three cards; the last decline fails the
 * payment.
 */
export const refuseTry = async (
  trx: Transaction<Tables>,
  payment: SandboxPayment,
  { reason, now }: { reason: PaymentFailure; now: Date },
): Promise<void> => {
  const tries = payment.tries + 1;
  await changeSandboxPayment(trx, payment, {
    state: 'open',
    tries,
    reason,
    behaviour: null,
    brand: null,
    last4: null,
  });
  const last = payment.without_page || tries >= TRIES_MAX;
  if (last) await failPayment(trx, { ...payment, tries, behaviour: null }, { reason, now });
};
