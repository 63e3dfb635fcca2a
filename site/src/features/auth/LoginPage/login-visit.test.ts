import { addressAfterVisit, loginVisitOf } from './login-visit';

const UNTIL = '2026-12-20T10:00:00.000Z';
const FRAGMENT = `#${new URLSearchParams({ recovery_token: 'r1', recover_until: UNTIL })}`;

test.each([
  ['', null],
  ['?error=SessionRequired', 'session'],
  ['?error=DELETED_RECOVERABLE', 'deleted'],
  ['?error=OAuthAccountNotLinked', 'notLinked'],
  ['?error=OAuthCallbackError', 'notFinished'],
  ['?error=AccessDenied', 'notFinished'],
  ['?error=Configuration', 'providerFailed'],
  ['?error=whatever', 'providerFailed'],
])('"%s" is told as %s', (search, reason) => {
  expect(loginVisitOf({ search, hash: '' }).reason).toBe(reason);
});

test('the offer of a deleted account is read from the fragment, when it is whole', () => {
  const offer = (hash: string) => loginVisitOf({ search: '', hash }).offer;
  expect(offer(FRAGMENT)).toEqual({ token: 'r1', recoverUntil: UNTIL });
  expect(offer('')).toBeNull();
  expect(offer('#recovery_token=r1')).toBeNull();
  expect(offer('#recovery_token=r1&recover_until=soon')).toBeNull();
});

test('a provider that failed did not lead back', () => {
  expect(loginVisitOf({ search: '?returned=google', hash: '' }).returned).toBe(true);
  expect(loginVisitOf({ search: '?returned=google&error=AccessDenied', hash: '' }).returned).toBe(false);
});

test('what may be read once leaves the address, the rest stays', () => {
  const after = (search: string) => addressAfterVisit({ pathname: '/ar/auth/login', search });
  expect(after('?returned=google')).toBe('/ar/auth/login');
  expect(after('?returned=google&callbackUrl=%2Far%2Fsaved')).toBe(
    '/ar/auth/login?callbackUrl=%2Far%2Fsaved',
  );
});
