/** @jest-environment node */
import { removeReturnParameter, loginVisitOf } from './login-visit';

test.each([
  ['', null],
  ['?error=SessionRequired', 'session'],
  ['?error=DELETED_RECOVERABLE', 'deleted'],
  ['?error=OAuthAccountNotLinked', 'notLinked'],
  ['?error=OAuthCallbackError', 'notFinished'],
  ['?error=AccessDenied', 'notFinished'],
  ['?error=Configuration', 'providerFailed'],
  ['?error=whatever', 'providerFailed'],
])('"%s" is read as %s', (search, reason) => {
  expect(loginVisitOf(search).reason).toBe(reason);
});

test('a provider that failed did not lead back', () => {
  expect(loginVisitOf('?returned=google').returned).toBe(true);
  expect(loginVisitOf('?returned=google&error=AccessDenied').returned).toBe(false);
});

test('what may be read once leaves the address, the rest stays', () => {
  const after = (search: string) => removeReturnParameter({ pathname: '/ar/auth/login', search });
  expect(after('?returned=google')).toBe('/ar/auth/login');
  expect(after('?returned=google&callbackUrl=%2Far%2Fsaved')).toBe(
    '/ar/auth/login?callbackUrl=%2Far%2Fsaved',
  );
});
