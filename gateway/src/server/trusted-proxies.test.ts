import { readTrustedProxies } from './trusted-proxies';

const isTrusted = readTrustedProxies('loopback, uniquelocal, 203.0.113.0/24, 2001:db8::7');

test.each([
  '127.0.0.1',
  '127.8.9.1',
  '::1',
  '::ffff:127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  'fd00::1',
  '203.0.113.200',
  '2001:db8::7',
])('%s is a trusted proxy', (address) => {
  expect(isTrusted(address)).toBe(true);
});

test.each([
  '172.32.0.1',
  '203.0.114.1',
  '2001:db8::8',
  '8.8.8.8',
  '::ffff:8.8.8.8',
  '',
  'localhost',
  '127.0.0.1 ',
])('%j is none', (address) => {
  expect(isTrusted(address)).toBe(false);
});

test.each(['everybody', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/x', '1.2.3'])(
  '%s names no network',
  (list) => {
    expect(() => readTrustedProxies(list)).toThrow(list);
  },
);

test('nobody is trusted where nobody is named', () => {
  expect(readTrustedProxies('')('127.0.0.1')).toBe(false);
});
