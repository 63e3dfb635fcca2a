import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import { refusalOf, type Refusal } from '../parts/refusal-of';

type Verb = 'post' | 'put' | 'del';
/** What accounts responded, or what it refused. */
export type Outcome<Data> = { data: Data; refusal?: undefined } | { refusal: Refusal };

/**
 * Returns a function that changes something in accounts, one change at a time: null while the one before is under way.
 * A refusal that names no field is shown as a notification.
 */
export const useAct = (): (<Data>(
  verb: Verb,
  path: string,
  body?: object,
) => Promise<Outcome<Data> | null>) => {
  const client = useFetchClient();
  const { toggleNotification } = useNotification();
  const { text } = useDeskLanguage();
  const isBusy = useRef(false);
  return async <Data>(verb: Verb, path: string, body: object = {}) => {
    if (isBusy.current) return null;
    isBusy.current = true;
    try {
      const address = `/desk/people${path}`;
      const { data } =
        verb === 'del'
          ? await client.del<{ data: Data }>(address)
          : await client[verb]<{ data: Data }>(address, body);
      return { data: data.data };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.fields.size === 0)
        toggleNotification({ type: 'danger', message: refusal.message || text('people.notSaved') });
      return { refusal };
    } finally {
      isBusy.current = false;
    }
  };
};
