import { requireKey } from '../../graph/require-key';

/** Returns the code of the plan that a form names by its id. Throws the form error of `planId` for an id of nothing. */
export const requirePlanCode = (planId: string): string =>
  requireKey('Plan', planId, { field: 'plan_id', code: 'PLAN_UNKNOWN' });
