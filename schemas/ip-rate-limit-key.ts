import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

const NETWORK_GROUPS = 4;

/**
 * Returns the key under which a client is rate limited: an IPv4 address, or the /64 prefix of an IPv6 address,
 * because providers assign a whole /64 to one customer. Text that is not an address is its own key.
 */
export const ipRateLimitKey = (ip: string): string => {
  // Checked first: ipaddr.js also reads `1.2.3` and `0x7f.1` as addresses. Node reads an IPv4 address in one form only.
  if (isIP(ip) !== 6) return ip;
  // Only an interface of this machine follows the percent sign.
  const address = ipaddr.process(ip.replace(/%.*/, ''));
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':');
};
