import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import type { PaymentFailure } from '../../payment-provider';
import { enqueueSandboxWebhooks } from './enqueue-sandbox-webhooks';
import type { SandboxPayment } from './sandbox.tables';
import { updateSandboxPayment } from './update-sandbox-payment';

/** Fails a payment and enqueues its webhook. */
export const failSandboxPayment = async (
  trx: Transaction<Tables>,
  payment: SandboxPayment,
  { reason, now }: { reason: PaymentFailure; now: Date },
): Promise<void> => {
  await updateSandboxPayment(trx, payment, { state: 'failed', reason, known_at: now });
  await enqueueSandboxWebhooks(trx, { ...payment, state: 'failed' }, now);
};
