import type { Queries } from '../../platform/database/database';
import { DAILY_DELETIONS } from './daily-deletions';

/** Rows per statement: a large backlog is deleted without a long statement or a long lock. */
const BATCH = 5_000;

/** Deletes outdated rows of all tables in batches. After an interruption the next run continues. */
export const deleteOutdatedRows = async (queries: Queries, now: Date): Promise<void> => {
  for (const remove of DAILY_DELETIONS) {
    let removed: bigint;
    do {
      ({ numAffectedRows: removed = 0n } = await remove(queries, now, BATCH));
    } while (removed === BigInt(BATCH));
  }
};
