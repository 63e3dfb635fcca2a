import { useEffect, useState } from 'react';

import { ask } from '../../graph/ask';
import { usePageLocale } from '../../i18n/locale-context';
import type { ShowCardFragment } from '../show-card.fragment.generated';
import { AllShowsOperation } from './all-shows.query.generated';

/** All shows, asked for when the page is there. Empty until then, and when there is no answer: the page is whole without them. */
export const useAllShows = (): readonly ShowCardFragment[] => {
  const { locale } = usePageLocale();
  const [shows, setShows] = useState<readonly ShowCardFragment[]>([]);
  useEffect(() => {
    let wanted = true;
    ask(AllShowsOperation, {}, locale)
      .then(({ data }) => {
        if (wanted) setShows(data.shows.nodes);
      })
      .catch(() => {
        // The row that would show them is left out.
      });
    return () => {
      wanted = false;
    };
  }, [locale]);
  return shows;
};
