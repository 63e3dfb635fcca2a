import type { PlanCopyFragment } from './plan-copy.fragment.generated';
import type { PlanFragment } from './plan.fragment.generated';

/** What stands on one ticket: the editors' words and, unless it is the free one, the plan on sale. */
export interface Ticket {
  copy: PlanCopyFragment;
  plan: PlanFragment | null;
}

const FREE = 'free';

/** The tickets of the landing page in the editors' order. Words without a plan on sale, and plans without words, are not shown. */
export const landingTickets = (
  plans: readonly PlanFragment[],
  copies: readonly PlanCopyFragment[],
): Ticket[] =>
  copies
    .filter(({ onLanding, name }) => onLanding && name !== '')
    .map((copy) => ({ copy, plan: plans.find(({ id }) => id === copy.planId) ?? null }))
    .filter(({ copy, plan }) => plan !== null || copy.planId === FREE);
