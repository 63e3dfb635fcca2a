import type { IncomingMessage } from 'node:http';

const KEPT_MAX = 10_000;
/** Longest `X-Forwarded-For` that is remembered: anybody can send a longer one. Two proxies have up to 130 characters. */
const LENGTH_MAX = 130;

/**
 * Returns a function that remembers the address of a caller behind proxies, or all addresses on the way, as `read` found
 * them. Reading them parses each address, which takes a tenth of a response from memory.
 */
export const rememberAddresses = <Found extends string | readonly string[]>(
  read: (request: IncomingMessage) => Found,
): ((request: IncomingMessage) => Found) => {
  const kept = new Map<string, Found>();
  return (request) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '');
    if (forwarded.length > LENGTH_MAX) return read(request);
    const hops = `${request.socket.remoteAddress ?? ''} ${forwarded}`;
    const known = kept.get(hops);
    if (known !== undefined) return known;
    const address = read(request);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    kept.set(hops, address);
    return address;
  };
};
