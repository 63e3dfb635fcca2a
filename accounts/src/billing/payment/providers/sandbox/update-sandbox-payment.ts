import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import type { SandboxPayment } from './sandbox.tables';

/** Updates the row of a sandbox payment. */
export const updateSandboxPayment = async (
  trx: Transaction<Tables>,
  payment: SandboxPayment,
  changed: Partial<SandboxPayment>,
): Promise<void> => {
  await trx
    .updateTable('sandbox_payments')
    .set(changed)
    .where('payment_id', '=', payment.payment_id)
    .execute();
};
