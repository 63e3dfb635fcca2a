import type { IncomingMessage } from 'node:http';

import { rememberAddresses } from './remember-addresses';

const requestFrom = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('the address of a caller', () => {
  const read = jest.fn((request: IncomingMessage) =>
    [request.socket.remoteAddress, request.headers['x-forwarded-for']].join('|'),
  );
  const addressOf = rememberAddresses(read);
  beforeEach(() => read.mockClear());

  it('is read once, and is that of each caller and of each list of proxies', () => {
    const requests = [
      requestFrom('10.0.0.1', '203.0.113.7'),
      requestFrom('10.0.0.2', '203.0.113.7'),
      requestFrom('10.0.0.1', '203.0.113.8'),
      requestFrom('10.0.0.1'),
    ];
    const addresses = requests.map(addressOf);
    expect(new Set(addresses).size).toBe(requests.length);
    expect(requests.map(addressOf)).toEqual(addresses);
    expect(read).toHaveBeenCalledTimes(requests.length);
  });

  it('is read each time where somebody sends a long list', () => {
    const long = requestFrom('10.0.0.1', '203.0.113.7, '.repeat(20));
    expect(addressOf(long)).toBe(addressOf(long));
    expect(read).toHaveBeenCalledTimes(2);
  });
});
