import type { Queries } from '../../platform/database/database';
import { OUTDATED } from './outdated';

/** Rows per statement: a large backlog is deleted without a long statement or a long lock. */
const BATCH = 5_000;

/** Deletes outdated rows of all tables in batches. After an interruption the next run continues. */
export const removeOutdated = async (queries: Queries, now: Date): Promise<void> => {
  for (const remove of OUTDATED) {
    let removed: bigint;
    do {
      ({ numAffectedRows: removed = 0n } = await remove(queries, now, BATCH));
    } while (removed === BigInt(BATCH));
  }
};
