import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;

const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  return tail === undefined
    ? start
    : [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
};

/**
 * Returns the key under which a client is rate limited: an IPv4 address, or the /64 prefix of an IPv6 address,
 * because providers assign a whole /64 to one customer.
 */
export const ipRateLimitKey = (ip: string): string => {
  const embedded = IPV4_IN_IPV6.exec(ip)?.[1];
  if (embedded) return embedded;
  if (!isIPv6(ip)) return ip;
  return expand(ip)
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
};
