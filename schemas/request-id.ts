import { randomUUID } from 'node:crypto';

import { HEADERS } from './headers';

/** Characters and length that are safe in logs and in the headers of upstream requests. */
const USABLE = /^[\w.:-]{1,128}$/;

interface WithHeaders {
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Returns the request id that the caller sent, or a new one. */
export const requestIdOf = ({ headers }: WithHeaders): string => {
  const given = headers[HEADERS.requestId];
  return typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
};
