import { isIP } from 'node:net';

import { compile } from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';

/** Reading an address takes longer than finding it, and each request is asked several times. */
const REMEMBERED_MAX = 10_000;

/** Whether an address is a proxy whose `X-Forwarded-For` header is trusted. */
export type IsTrustedProxy = (address: string) => boolean;

/** Whether an entry is a shortened IPv4 address: proxy-addr reads `1.2.3` as 1.2.0.3. */
const isShortened = (entry: string): boolean => /^\d/.test(entry) && isIP(entry.split('/', 1)[0] ?? '') === 0;

/**
 * Parses a list such as `loopback, 10.1.0.0/16`, in the format of Fastify's `trustProxy` option.
 * Throws for an entry that is not a network.
 */
export const readTrustedProxies = (list: string): IsTrustedProxy => {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const shortened = entries.find(isShortened);
  if (shortened !== undefined) throw new Error(`invalid IP address: ${shortened}`);
  const isTrusted = compile(entries);
  const known = new LRUCache<string, boolean>({ max: REMEMBERED_MAX });
  return (address) => {
    if (isIP(address) === 0) return false;
    const remembered = known.get(address);
    if (remembered !== undefined) return remembered;
    const trusted = isTrusted(address, 0);
    known.set(address, trusted);
    return trusted;
  };
};
