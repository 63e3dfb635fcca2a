import type { PlanCopyFragment } from '../plans/plan-copy.fragment.generated';

/** Name of a plan in the editors' words; null when they wrote none. */
export const planName = (
  copies: readonly PlanCopyFragment[],
  planId: string | null | undefined,
): string | null => copies.find((copy) => copy.planId === planId)?.name || null;
