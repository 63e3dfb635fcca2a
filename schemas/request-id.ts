import { randomUUID } from 'node:crypto';

import { HEADERS } from './headers';

/** What may stand in a log and in a header of the next request. */
const USABLE = /^[\w.:-]{1,128}$/;

interface WithHeaders {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The id that the caller gave the request, else a new one. */
export const requestIdOf = ({ headers }: WithHeaders): string => {
  const given = headers[HEADERS.requestId];
  return typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
};
