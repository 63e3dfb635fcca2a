import type { Locale } from '@sahra/schemas/constants';
import { useEffect, useState } from 'react';

import { queryGraph } from '../../graph/query-graph';
import { MegaMenuOperation } from './mega-menu.query.generated';
import type { MegaMenuQuery } from './mega-menu.query.generated';

/** Cached responses per locale: the menu shows the last data immediately when it opens again. */
const known: Partial<Record<Locale, MegaMenuQuery>> = {};

/**
 * Loads the channels' pictures and the featured item each time a menu opens. Without a response, only the names are
 * shown.
 */
export const useMegaMenu = (locale: Locale): MegaMenuQuery | null => {
  const [answer, setAnswer] = useState(known[locale] ?? null);
  useEffect(() => {
    let wanted = true;
    queryGraph(MegaMenuOperation, {}, locale)
      .then(({ data }) => {
        known[locale] = data;
        if (wanted) setAnswer(data);
      })
      .catch(() => {
        // The channels are shown without pictures; the next opening retries.
      });
    return () => {
      wanted = false;
    };
  }, [locale]);
  return answer;
};
