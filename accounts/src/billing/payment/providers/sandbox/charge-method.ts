import type { Transaction } from 'kysely';

import type { Tables } from '../../../../platform/database/tables';
import { failPayment } from './fail-payment';
import type { SandboxPayment } from './sandbox.tables';
import { takeMoney } from './take-money';

/** Takes a payment from what was kept; a method that is not known is declined. */
export const chargeMethod = async (
  trx: Transaction<Tables>,
  payment: SandboxPayment,
  now: Date,
): Promise<void> => {
  const method = await trx
    .selectFrom('sandbox_methods')
    .selectAll()
    .where('ref', '=', payment.method_ref ?? '')
    .executeTakeFirst();
  if (!method || method.behaviour === 'declined_later') {
    const behaviour = method?.behaviour ?? null;
    await failPayment(trx, { ...payment, behaviour }, { reason: 'DECLINED', now });
  } else {
    await takeMoney(trx, payment, { card: method, now });
  }
};
