import type { Dependencies } from '../../platform/dependencies';
import { isUnderWay } from '../payment/is-under-way';
import { lookAgain } from './look-again';

/** Learns what became of earlier payments of a viewer whose answer was lost, so that nobody is charged for a second one. */
export const healPayments = async (
  dependencies: Pick<Dependencies, 'database' | 'payments' | 'clock'>,
  viewerId: string,
): Promise<void> => {
  const open = await dependencies.database.queries
    .selectFrom('payments')
    .selectAll()
    .where('viewer_id', '=', viewerId)
    .where('status', '=', 'pending')
    .execute();
  const lost = open.filter((payment) => !isUnderWay(payment, dependencies.clock()));
  for (const payment of lost) await lookAgain(dependencies, payment);
};
