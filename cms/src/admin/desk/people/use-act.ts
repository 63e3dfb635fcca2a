import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import { refusalOf, type Refusal } from '../parts/refusal-of';

type Verb = 'post' | 'put' | 'del';
/** What accounts responded, or what it refused. */
export type Outcome<Data> =
  | { data: Data; refusal?: undefined }
  | { refusal: Pick<Refusal, 'message' | 'fields'> };

const NO_FIELDS: ReadonlyMap<string, string> = new Map();

/**
 * Returns a function that changes something in accounts, one change at a time: null while the one before is under way.
 * `shown` has the fields of the form by the names that accounts gives them. A refusal has only these, by the form's
 * names; of any other field, or of none, it is shown as a notification.
 */
export const useAct = (
  shown: ReadonlyMap<string, string> = NO_FIELDS,
): (<Data>(verb: Verb, path: string, body?: object) => Promise<Outcome<Data> | null>) => {
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
      const { message, fields: named } = refusalOf(error);
      const fields = new Map<string, string>();
      const others: string[] = [];
      for (const [name, problem] of named) {
        const field = shown.get(name);
        if (field === undefined) others.push(problem);
        else fields.set(field, problem);
      }
      if (named.size === 0) others.push(message || text('people.notSaved'));
      if (others.length > 0) toggleNotification({ type: 'danger', message: others.join(' ') });
      return { refusal: { message, fields } };
    } finally {
      isBusy.current = false;
    }
  };
};
