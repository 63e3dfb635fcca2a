import { BlockList, isIP, isIPv4 } from 'node:net';

type Subnet = readonly [network: string, prefix: number];

/** Names of subnets that proxy-addr, and therefore the site's server, accepts too. */
const NAMED: ReadonlyMap<string, readonly Subnet[]> = new Map([
  [
    'loopback',
    [
      ['127.0.0.0', 8],
      ['::1', 128],
    ],
  ],
  [
    'linklocal',
    [
      ['169.254.0.0', 16],
      ['fe80::', 10],
    ],
  ],
  [
    'uniquelocal',
    [
      ['10.0.0.0', 8],
      ['172.16.0.0', 12],
      ['192.168.0.0', 16],
      ['fc00::', 7],
    ],
  ],
]);

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

const subnetOf = (entry: string): Subnet => {
  const [address = '', prefix] = entry.split('/');
  const longest = isIPv4(address) ? 32 : 128;
  const length = prefix === undefined ? longest : Number(prefix);
  if (isIP(address) === 0 || !Number.isInteger(length) || length < 1 || length > longest)
    throw new Error(`"${entry}" is no address, no network and none of ${[...NAMED.keys()].join(', ')}`);
  return [address, length];
};

/** Whether an address is a proxy whose `X-Forwarded-For` header is trusted. */
export type IsTrustedProxy = (address: string) => boolean;

/** Parses a list such as `loopback, 10.1.0.0/16`. Throws for an entry that is not a network. */
export const readTrustedProxies = (list: string): IsTrustedProxy => {
  const trusted = new BlockList();
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const [network, prefix] of entries.flatMap((entry) => NAMED.get(entry) ?? [subnetOf(entry)]))
    trusted.addSubnet(network, prefix, familyOf(network));
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
};
