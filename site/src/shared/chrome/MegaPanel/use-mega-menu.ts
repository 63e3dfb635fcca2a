import type { Locale } from '@sahra/schemas/constants';
import { useEffect, useState } from 'react';

import { ask } from '../../graph/ask';
import { MegaMenuOperation } from './mega-menu.query.generated';
import type { MegaMenuQuery } from './mega-menu.query.generated';

/** Last answers: an opening shows at once what the one before it showed. */
const known: Partial<Record<Locale, MegaMenuQuery>> = {};

/** Pictures and the one thing to watch, read whenever the menu opens. Without an answer the names stand alone. */
export const useMegaMenu = (locale: Locale): MegaMenuQuery | null => {
  const [answer, setAnswer] = useState(known[locale] ?? null);
  useEffect(() => {
    let wanted = true;
    ask(MegaMenuOperation, {}, locale)
      .then(({ data }) => {
        known[locale] = data;
        if (wanted) setAnswer(data);
      })
      .catch(() => {
        // The channels are there without their pictures; the next opening asks again.
      });
    return () => {
      wanted = false;
    };
  }, [locale]);
  return answer;
};
