import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import type { PaymentFailure } from '../../payment-provider';
import { announcePayment } from './announce-payment';
import { changeSandboxPayment } from './change-sandbox-payment';
import type { SandboxPayment } from './sandbox.tables';

/** Fails a payment and enqueues its webhook. */
export const failPayment = async (
  trx: Transaction<Tables>,
  payment: SandboxPayment,
  { reason, now }: { reason: PaymentFailure; now: Date },
): Promise<void> => {
  await changeSandboxPayment(trx, payment, { state: 'failed', reason, known_at: now });
  await announcePayment(trx, { ...payment, state: 'failed' }, now);
};
