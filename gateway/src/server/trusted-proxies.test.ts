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
  '::ffff:cb00:7101',
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
  '127.1',
  '2130706433',
])('%j is none', (address) => {
  expect(isTrusted(address)).toBe(false);
});

test.each([
  'everybody',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/x',
  '1.2.3',
  '10/8',
  '0x7f.0.0.1',
  'fe80::/129',
])('%s names no network', (entry) => {
  const [address = ''] = entry.split('/');
  expect(() => readTrustedProxies(`loopback, ${entry}`)).toThrow(/^invalid (IP address|range on address)/);
  expect(() => readTrustedProxies(entry)).toThrow(address);
});

test('a network may be given by its mask too', () => {
  const isInNetwork = readTrustedProxies('10.0.0.0/255.255.0.0');
  expect([isInNetwork('10.0.9.9'), isInNetwork('10.1.0.0')]).toEqual([true, false]);
});

test('nobody is trusted where nobody is named', () => {
  expect(readTrustedProxies('')('127.0.0.1')).toBe(false);
});
