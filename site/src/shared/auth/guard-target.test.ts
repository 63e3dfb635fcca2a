/** @jest-environment node */
import { guardTarget } from './guard-target';

const visit = (access: string, address: string, signedIn: boolean, joining = false): string | null =>
  guardTarget({ access, redirectTo: '/home', address, signedIn, joining });

test.each([
  ['/auth/login', '/home'],
  ['/en/auth/login', '/en/home'],
  ['/ar/auth/register?x=1', '/ar/home'],
  ['/en/auth/login?callbackUrl=%2Fen%2Fwatch%2Fabc', '/en/watch/abc'],
  ['/en/auth/login?callbackUrl=%2F%2Fevil.example', '/en/home'],
])('signed in, guest page %s → %s', (address, target) => {
  expect(visit('guest', address, true)).toBe(target);
  expect(visit('guest', address, false)).toBeNull();
});

test.each(['/en', '/en/', '/ar', '/ar/'])('signed in, bare root %s → home', (address) => {
  expect(visit('public', address, true)).toBe(`${address.slice(0, 3)}/home`);
  expect(visit('public', address, false)).toBeNull();
});

test('the unprefixed root and public pages stay', () => {
  expect(visit('public', '/', true)).toBeNull();
  expect(visit('public', '/en/faq', true)).toBeNull();
});

test('a session that its viewer ended leads to the page that follows it, not to the login', () => {
  const left = { access: 'viewer', signedIn: false, joining: false, leavingTo: '/' };
  expect(guardTarget({ ...left, address: '/ar/settings/delete-account?reason=privacy' })).toBe('/ar');
  expect(guardTarget({ ...left, address: '/settings/devices', leavingTo: '/auth/forgot-password' })).toBe(
    '/auth/forgot-password',
  );
  expect(guardTarget({ ...left, access: 'public', address: '/ar' })).toBeNull();
});

test('a visitor is asked to sign in and led back', () => {
  const target = visit('viewer', '/ar/saved?a=1', false) ?? '';
  const { pathname, searchParams } = new URL(target, 'https://sahra.example');
  expect(pathname).toBe('/ar/auth/login');
  expect(searchParams.get('error')).toBe('SessionRequired');
  expect(searchParams.get('callbackUrl')).toBe('/ar/saved?a=1');
});

test.each([
  ['/en/auth/register', '/en/auth/plans'],
  ['/ar/auth/register?plan=year-with-ads&utm=x', '/ar/auth/plans?plan=year-with-ads'],
  ['/en/auth/login', '/en/home'],
])('a tab that is joining goes from %s on to %s', (address, target) => {
  expect(visit('guest', address, true, true)).toBe(target);
});
