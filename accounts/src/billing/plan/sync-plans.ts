import { isDeepStrictEqual } from 'node:util';

import { appendChange } from '../../platform/change-feed/append-change';
import type { Database } from '../../platform/database/database';
import { PLAN_CATALOGUE } from './plan-catalogue';

/** Writes the catalogue into the plans table and appends each changed plan to the change feed. */
export const syncPlans = ({ queries }: Database): Promise<void> =>
  queries.transaction().execute(async (trx) => {
    const present = await trx.selectFrom('plans').selectAll().forUpdate().execute();
    const changed = PLAN_CATALOGUE.filter((plan) => !present.some((row) => isDeepStrictEqual(row, plan)));
    for (const plan of changed) {
      await trx
        .insertInto('plans')
        .values(plan)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(plan))
        .execute();
    }
    for (const { id } of changed) await appendChange(trx, { type: 'plan', document: id, locale: null });
  });
