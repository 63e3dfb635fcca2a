import { ipRateLimitKey } from './ip-rate-limit-key';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fe80::2%1:2', 'fe80:0:0:0'],
])('%s is counted as %s', (ip, key) => {
  expect(ipRateLimitKey(ip)).toBe(key);
});

test.each([
  '',
  'unknown',
  '198.51.100',
  '010.0.0.1',
  '2130706433',
  '0x7f.1',
  '2001:db8::1::2',
  '[::1]',
  ' ::1',
])('%j is no address and stays as it is', (text) => {
  expect(ipRateLimitKey(text)).toBe(text);
});
