import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { HEADERS } from '@sahra/schemas/headers';

const ACCEPTABLE = /^[\w-]{8,64}$/;

/** The caller's request id, or one of our own when it has none that is safe to log. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[HEADERS.requestId];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
};
