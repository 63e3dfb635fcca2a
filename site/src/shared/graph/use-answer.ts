import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
import { useEffect, useState } from 'react';

import { usePageLocale } from '../i18n/locale-context';
import { ask } from './ask';

export interface Answered<Data> {
  /** Null until it is there. */
  data: Data | null;
  /** There was no answer. It is not asked again by itself. */
  failed: boolean;
}

/**
 * Asks a public operation once the page is there, and again when its variables change.
 * For what helps a page that is whole without it; the records of a page are `useFresh` and `useRecord`.
 */
export const useAnswer = <Data, Variables>(
  operation: PersistedOperation<Data, Variables>,
  /** Null: not yet known, nothing is asked. */
  variables: Variables | null,
): Answered<Data> => {
  const { locale } = usePageLocale();
  const [answered, setAnswered] = useState<Answered<Data>>({ data: null, failed: false });
  const asked = variables === null ? null : JSON.stringify(variables);
  useEffect(() => {
    if (asked === null) return;
    let wanted = true;
    ask(operation, JSON.parse(asked) as Variables, locale)
      .then(({ data }) => {
        if (wanted) setAnswered({ data, failed: false });
      })
      .catch(() => {
        if (wanted) setAnswered({ data: null, failed: true });
      });
    return () => {
      wanted = false;
    };
  }, [asked, locale, operation]);
  return answered;
};
