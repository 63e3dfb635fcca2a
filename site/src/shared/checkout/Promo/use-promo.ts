import { useState } from 'react';

import type { PromoQuoteFragment } from './promo-quote.fragment.generated';

interface Applied {
  planId: string;
  quote: PromoQuoteFragment;
}

/** The code of an order, which stays when another plan is chosen: what it changes there is asked anew. */
export const usePromo = (planId: string, first: string | null) => {
  const [code, setCode] = useState(first);
  const [applied, setApplied] = useState<Applied | null>(null);
  const [refusedFor, setRefusedFor] = useState<string | null>(null);
  return {
    code,
    quote: applied?.planId === planId ? applied.quote : null,
    /** The code to order with. One that is just being asked for goes along: the order is refused if it is worth nothing. */
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
