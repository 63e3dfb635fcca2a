import type { PlanCopyFragment } from '../../shared/plans/plan-copy.fragment.generated';

/** Plan id of the editors' texts about the free plan. */
export const FREE = 'free';

/** Returns the editors' texts about a plan; undefined when there are none. */
export const findPlanCopy = (
  copies: readonly PlanCopyFragment[],
  planId: string | null | undefined,
): PlanCopyFragment | undefined => copies.find((copy) => copy.planId === planId && copy.name !== '');
