import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { HEADERS } from '@sahra/schemas/headers';

const USABLE = /^[\w.:-]{1,128}$/;

/** The id that the caller gave the request, else a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[HEADERS.requestId];
  return typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
};
