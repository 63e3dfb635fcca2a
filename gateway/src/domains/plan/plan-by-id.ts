import type { GraphContext } from '../../graph/graph-context';
import type { PlanRecord } from '../../upstreams/accounts/accounts-records';

/** Returns the plan on sale with this id; null when there is none. */
export const planById = async (
  { public: { plans } }: GraphContext,
  id: string | null,
): Promise<PlanRecord | null> =>
  id === null ? null : ((await plans.load('all')).find((plan) => plan.id === id) ?? null);
