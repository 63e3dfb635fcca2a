import type { PlanCopyFragment } from './plan-copy.fragment.generated';
import type { PlanFragment } from './plan.fragment.generated';

/** What stands on one ticket: the editors' words and, unless it is the free one, the plan on sale. */
export interface Ticket {
  copy: PlanCopyFragment;
  plan: PlanFragment | null;
}

const FREE = 'free';

/** A ticket of something that is paid for. */
export interface PaidTicket extends Ticket {
  plan: PlanFragment;
}

/** All tickets in the editors' order. Words without a plan on sale, and plans without words, are not shown. */
const allTickets = (plans: readonly PlanFragment[], copies: readonly PlanCopyFragment[]): Ticket[] =>
  copies
    .filter(({ name }) => name !== '')
    .map((copy) => ({ copy, plan: plans.find(({ id }) => id === copy.planId) ?? null }))
    .filter(({ copy, plan }) => plan !== null || copy.planId === FREE);

/** The tickets that editors put on the landing page. */
export const landingTickets = (
  plans: readonly PlanFragment[],
  copies: readonly PlanCopyFragment[],
): Ticket[] => allTickets(plans, copies).filter(({ copy }) => copy.onLanding);

/** The tickets that can be bought, the recommended one first. */
export const paidTickets = (
  plans: readonly PlanFragment[],
  copies: readonly PlanCopyFragment[],
): PaidTicket[] =>
  allTickets(plans, copies)
    .filter((ticket): ticket is PaidTicket => ticket.plan !== null)
    .sort((one, other) => Number(other.copy.recommended) - Number(one.copy.recommended));

/** Address on which a plan is chosen already. */
export const planAddress = (path: string, planId: string, promoCode: string | null = null): string =>
  `${path}?${new URLSearchParams({ plan: planId, ...(promoCode ? { code: promoCode } : {}) })}`;
