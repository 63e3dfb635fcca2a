import type { Queries } from '../../platform/database/database';
import type { PlansTable } from './plan.tables';

/** Reads the current price of one period of a plan. */
export const priceOfPlan = (
  queries: Queries,
  planId: string,
): Promise<Pick<PlansTable, 'price_minor' | 'currency'>> =>
  queries
    .selectFrom('plans')
    .select(['price_minor', 'currency'])
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
