import type { PlanCopyFragment } from '../plans/plan-copy.fragment.generated';

/** Returns the plan name that the editors wrote; null when there is none. */
export const planName = (
  copies: readonly PlanCopyFragment[],
  planId: string | null | undefined,
): string | null => copies.find((copy) => copy.planId === planId)?.name || null;
