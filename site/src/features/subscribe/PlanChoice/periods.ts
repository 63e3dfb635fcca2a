import type { PaidTicket } from '../../../shared/plans/plan-tickets';

type Period = PaidTicket['plan']['period'];

/** The periods that are on sale, and what the dearest way to save in each is worth, in percent. */
export const periodsOf = (tickets: readonly PaidTicket[]): { period: Period; saves: number }[] => {
  const periods = [...new Set(tickets.map(({ plan }) => plan.period))];
  return periods.map((period) => ({
    period,
    saves: Math.min(
      ...tickets.filter(({ plan }) => plan.period === period).map(({ plan }) => plan.discountPercent),
    ),
  }));
};

/** The ticket of another period that is most like the chosen one. */
export const sameKind = (tickets: readonly PaidTicket[], chosen: PaidTicket, period: Period): PaidTicket => {
  const candidates = tickets.filter(({ plan }) => plan.period === period);
  return candidates.find(({ plan }) => plan.withAds === chosen.plan.withAds) ?? candidates[0] ?? chosen;
};
