import { createHash } from 'node:crypto';

/** Namespace of podcasts (podcastindex.org, tag `podcast:guid`). */
const NAMESPACE = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/**
 * Returns the identity of a podcast: a UUID (RFC 9562, version 5) of the address of its feed without scheme, which stays
 * when the feed moves.
 */
export const podcastGuid = (feedUrl: string): string => {
  const name = feedUrl.replace(/^\w+:\/\//, '').replace(/\/+$/, '');
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
