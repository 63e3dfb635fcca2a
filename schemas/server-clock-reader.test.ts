import { clockOffset } from './server-clock-reader';

test('a device learns from Date and Age by how much its clock is wrong', () => {
  const date = 'Sat, 21 Nov 2026 20:00:00 GMT';
  const asked = Date.parse('2026-11-21T19:55:00Z');
  expect(clockOffset(new Headers({ date }), asked - 100, asked + 100)).toBe(5 * 60_000);
  expect(clockOffset(new Headers({ date, age: '60' }), asked - 100, asked + 100)).toBe(6 * 60_000);
  expect(clockOffset(new Headers(), 0, 10)).toBe(0);
  expect(clockOffset(new Headers({ date: 'yesterday' }), 0, 10)).toBe(0);
});
