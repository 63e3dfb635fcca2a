import { useState } from 'react';

import type { PromoQuoteFragment } from './promo-quote.fragment.generated';

interface Applied {
  planId: string;
  quote: PromoQuoteFragment;
}

/**
 * Holds the promo code of an order. The code stays when another plan is chosen, and its quote is requested again
 * for that plan.
 */
export const usePromo = (planId: string, first: string | null) => {
  const [code, setCode] = useState(first);
  const [applied, setApplied] = useState<Applied | null>(null);
  const [refusedFor, setRefusedFor] = useState<string | null>(null);
  return {
    code,
    quote: applied?.planId === planId ? applied.quote : null,
    /**
     * Promo code to order with. It includes a code that is still being checked: the server rejects the order if the
     * code is invalid.
     */
    ordered: refusedFor === planId ? null : code,
    onQuote: (quote: PromoQuoteFragment): void => {
      setApplied({ planId, quote });
      setCode(quote.code);
      setRefusedFor(null);
    },
    onRefused: (): void => setRefusedFor(planId),
    onRemove: (): void => {
      setApplied(null);
      setCode(null);
    },
  };
};
