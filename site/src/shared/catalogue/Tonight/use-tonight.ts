import { useEffect, useState } from 'react';

import { ask } from '../../graph/ask';
import { usePageLocale } from '../../i18n/locale-context';
import { eveningOf } from './evening';
import { TonightOperation } from './tonight.query.generated';
import type { TonightQuery } from './tonight.query.generated';

export type TonightEntry = TonightQuery['schedule']['nodes'][number];

/** What is on this evening by the viewer's clock. Null until it is known, which served HTML cannot know; empty when there is nothing, or when it could not be asked. */
export const useTonight = (now: number | null): readonly TonightEntry[] | null => {
  const { locale } = usePageLocale();
  const [entries, setEntries] = useState<readonly TonightEntry[] | null>(null);
  const evening = now === null ? null : eveningOf(new Date(now)).from.getTime();

  useEffect(() => {
    if (evening === null) return;
    let wanted = true;
    const { from, to } = eveningOf(new Date(evening));
    ask(TonightOperation, { from: from.toISOString(), to: to.toISOString() }, locale)
      .then(({ data }) => {
        if (wanted) setEntries(data.schedule.nodes);
      })
      .catch(() => {
        // The row is a help, not the page: without an answer it is left out.
        if (wanted) setEntries([]);
      });
    return () => {
      wanted = false;
    };
  }, [evening, locale]);

  return entries;
};
