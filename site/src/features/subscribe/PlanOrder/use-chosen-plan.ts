import { useEffect, useState } from 'react';

import type { PaidTicket } from '../../../shared/plans/plan-tickets';

/** The plan that is chosen, named in the address (`?plan=`) so that it outlives logging in and a reload; without one, what editors recommend. */
export const useChosenPlan = (tickets: readonly PaidTicket[]) => {
  const [planId, setPlanId] = useState<string | null>(null);
  const [promoCode, setPromoCode] = useState<string | null>(null);
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    setPlanId(search.get('plan'));
    setPromoCode(search.get('code'));
  }, []);

  const choose = (id: string): void => {
    setPlanId(id);
    const address = new URL(window.location.href);
    address.searchParams.set('plan', id);
    // Not a new page: Back leads away from it as before.
    window.history.replaceState(window.history.state, '', address);
  };

  return { chosen: tickets.find(({ plan }) => plan.id === planId) ?? tickets[0], choose, promoCode };
};
