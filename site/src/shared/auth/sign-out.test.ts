import { fakeGraph, createAccessToken, session } from '../../../testing/graph';
import { AUTH_KEY, authState, startAuth } from './auth-state';
import { startSession } from './start-session';
import { clearSession } from './clear-session';
import { signOut } from './sign-out';

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(clearSession);

test('ends the session with a token of its own and then forgets the viewer', async () => {
  const log = fakeGraph({
    CsrfToken: { csrfToken: 'c1' },
    SignOut: () => {
      expect(authState.get()).not.toBeNull();
      return { signOut: { signedOut: true, errors: [] } };
    },
  });
  expect(await signOut('en')).toBeNull();
  expect(log.map(({ name, variables }) => [name, variables])).toEqual([
    ['CsrfToken', {}],
    ['SignOut', { input: { csrfToken: 'c1' } }],
  ]);
  expect(localStorage.getItem(AUTH_KEY)).toBeNull();
  expect(document.cookie).not.toContain('logged');
});

test('what was stored for the viewer goes, what belongs to the device stays', async () => {
  fakeGraph({ CsrfToken: { csrfToken: 'c1' }, SignOut: { signOut: { signedOut: true, errors: [] } } });
  const own = [
    'searches',
    'reported.viewer-1',
    'continue',
    'seen',
    'draft.contact',
    'order',
    'film',
    'save',
    'form',
  ];
  const device = ['player', 'zone', 'watched'];
  for (const name of [...own, ...device]) {
    localStorage.setItem(`sahra.${name}`, 'x');
    sessionStorage.setItem(`sahra.${name}`, 'x');
  }
  localStorage.setItem('another', 'x');
  await signOut('en');
  const kept = device.map((name) => `sahra.${name}`);
  expect(Object.keys(localStorage).sort()).toEqual(['another', ...kept].sort());
  expect(Object.keys(sessionStorage).sort()).toEqual(kept.sort());
});

test('a document that the browser brings back is signed out too', async () => {
  const stop = startAuth();
  fakeGraph({
    CsrfToken: { csrfToken: 'c1' },
    SignOut: { signOut: { signedOut: true, errors: [] } },
  });
  await signOut('en');
  window.dispatchEvent(new Event('pageshow'));
  expect(authState.get()).toBeNull();
  stop();
});

test('without a token the viewer stays and sees why', async () => {
  fakeGraph({ CsrfToken: 'unreachable' });
  expect(await signOut('en')).toBe('CSRF_MISSING_SIGN_OUT');
  expect(authState.get()).not.toBeNull();
});

test('when the server cannot end it, the viewer stays', async () => {
  fakeGraph({ CsrfToken: { csrfToken: 'c1' }, SignOut: 'unreachable' });
  expect(await signOut('en')).toBe('UPSTREAM_UNAVAILABLE');
  expect(authState.get()).not.toBeNull();
});
