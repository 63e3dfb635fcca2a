import type { Kysely, Transaction } from 'kysely';

import type { Tables } from '../../../../../platform/database/tables';
import { isPageOver } from '../sandbox-outcome';
import type { SandboxPayment } from '../sandbox.tables';

/** Does something to the payment of a page, one at a time, as long as it is in `state`; answers how it is then, undefined when there is none. */
export const actOnPayment = (
  queries: Kysely<Tables>,
  { session, state, now }: { session: string; state: SandboxPayment['state']; now: Date },
  act: (trx: Transaction<Tables>, payment: SandboxPayment) => Promise<void>,
): Promise<SandboxPayment | undefined> =>
  queries.transaction().execute(async (trx) => {
    const read = () =>
      trx
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('session', '=', session)
        .forUpdate()
        .executeTakeFirst();
    const payment = await read();
    if (payment?.state !== state || isPageOver(payment, now)) return payment;
    await act(trx, payment);
    return read();
  });
