import type { PlanCopyFragment } from '../../shared/plans/plan-copy.fragment.generated';

/** Id under which editors write about the free plan. */
export const FREE = 'free';

/** What editors wrote about a plan; undefined when they wrote nothing. */
export const copyOf = (
  copies: readonly PlanCopyFragment[],
  planId: string | null | undefined,
): PlanCopyFragment | undefined => copies.find((copy) => copy.planId === planId && copy.name !== '');
