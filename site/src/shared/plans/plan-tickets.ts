import type { PlanCopyFragment } from './plan-copy.fragment.generated';
import type { PlanFragment } from './plan.fragment.generated';

/** Content of one ticket: the editors' text and, except for the free plan, the plan on sale. */
export interface Ticket {
  copy: PlanCopyFragment;
  plan: PlanFragment | null;
}

const FREE = 'free';

/** Ticket of a paid plan. */
export interface PaidTicket extends Ticket {
  plan: PlanFragment;
}

/**
 * Returns all tickets in the editors' order. Texts without a plan on sale, and plans without a text, are omitted.
 */
const allTickets = (plans: readonly PlanFragment[], copies: readonly PlanCopyFragment[]): Ticket[] =>
  copies
    .filter(({ name }) => name !== '')
    .map((copy) => ({ copy, plan: plans.find(({ id }) => id === copy.planId) ?? null }))
    .filter(({ copy, plan }) => plan !== null || copy.planId === FREE);

/** Returns the tickets that editors selected for the landing page. */
export const landingTickets = (
  plans: readonly PlanFragment[],
  copies: readonly PlanCopyFragment[],
): Ticket[] => allTickets(plans, copies).filter(({ copy }) => copy.onLanding);

/** Returns the tickets of paid plans, the recommended one first. */
export const paidTickets = (
  plans: readonly PlanFragment[],
  copies: readonly PlanCopyFragment[],
): PaidTicket[] =>
  allTickets(plans, copies)
    .filter((ticket): ticket is PaidTicket => ticket.plan !== null)
    .sort((one, other) => Number(other.copy.recommended) - Number(one.copy.recommended));

/** Returns a URL with a preselected plan, and the promo code when there is one. */
export const planAddress = (path: string, planId: string, promoCode: string | null = null): string =>
  `${path}?${new URLSearchParams({ plan: planId, ...(promoCode ? { code: promoCode } : {}) })}`;
