import type { Queries } from '../../platform/database/database';
import { OUTDATED } from './outdated';

/** Rows of one statement: a table that grew for long is emptied without a statement or a lock that lasts. */
const BATCH = 5_000;

/** Removes what no table needs any longer, a batch at a time; stopped in between, the next one goes on. */
export const removeOutdated = async (queries: Queries, now: Date): Promise<void> => {
  for (const remove of OUTDATED) {
    let removed: bigint;
    do {
      ({ numAffectedRows: removed = 0n } = await remove(queries, now, BATCH));
    } while (removed === BigInt(BATCH));
  }
};
