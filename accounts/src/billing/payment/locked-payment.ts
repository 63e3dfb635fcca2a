import type { Selectable, Transaction } from 'kysely';

import { lockViewer } from '../../identity/identity.module';
import type { Tables } from '../../platform/database/tables';

export type Payment = Selectable<Tables['payments']>;

/** A payment that nobody else decides meanwhile. The viewer is always locked before anything of theirs, so that two transactions never wait for each other. */
export const lockedPayment = async (
  trx: Transaction<Tables>,
  paymentId: string,
): Promise<Payment | undefined> => {
  const found = await trx
    .selectFrom('payments')
    .select('viewer_id')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.viewer_id !== null) await lockViewer(trx, found.viewer_id);
  return trx.selectFrom('payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst();
};
