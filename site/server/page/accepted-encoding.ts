import { negotiate } from '@fastify/accept-negotiator';

import type { Encoding } from '../release/compress';

const ENCODINGS: Encoding[] = ['br', 'gzip'];
/** Browsers and proxies send a few different headers; anybody can make up others, which are not remembered. */
const REMEMBERED_MAX = 100;
const REMEMBERED_LENGTH_MAX = 100;

const remembered = new Map<string, Encoding | null>();

/** Returns the encoding for an `Accept-Encoding` header; null for plain bytes. */
export const acceptedEncoding = (header = ''): Encoding | null => {
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = negotiate(header, ENCODINGS);
  if (remembered.size < REMEMBERED_MAX && header.length <= REMEMBERED_LENGTH_MAX)
    remembered.set(header, encoding);
  return encoding;
};
