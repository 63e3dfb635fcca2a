import { requireKey } from '../../graph/require-key';

/**
 * Returns the code of the plan that a form names by its id. Throws the form error of `planId` for an id of nothing,
 * with `missing` when there is no id at all.
 */
export const requirePlanCode = (planId: string, missing = 'PLAN_UNKNOWN'): string =>
  requireKey('Plan', planId, { field: 'plan_id', code: planId === '' ? missing : 'PLAN_UNKNOWN' });
