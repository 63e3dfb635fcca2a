import { createAccessToken, fakeGraph, session } from '../../../testing/graph';
import { authState } from './auth-state';
import { clearSession } from './clear-session';
import { endRegistration } from './end-registration';
import { pendingSession } from './pending-session';
import { readFreshAccessToken } from './read-fresh-access-token';
import { startSession } from './start-session';

afterEach(clearSession);

test('a pending login serves the calls of its tab, and nobody is signed in', async () => {
  const token = createAccessToken(600);
  pendingSession.set(session(token) as never);
  expect(await readFreshAccessToken('en')).toBe(token);
  expect(authState.get()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a pending login that runs out is renewed and stays pending', async () => {
  pendingSession.set(session(createAccessToken(-1)) as never);
  const renewed = createAccessToken(600, 'new');
  fakeGraph({ Session: { session: session(renewed) } });
  expect(await readFreshAccessToken('en')).toBe(renewed);
  expect(pendingSession.get()?.token).toBe(renewed);
  expect(authState.get()).toBeNull();
});

test('a pending login that is refused is forgotten', async () => {
  pendingSession.set(session(createAccessToken(-1)) as never);
  fakeGraph({ Session: { session: null } });
  expect(await readFreshAccessToken('en')).toBeNull();
  expect(pendingSession.get()).toBeNull();
});

test('when joining ends its login is the one of the browser, once', () => {
  const token = createAccessToken(600);
  pendingSession.set(session(token) as never);
  endRegistration();
  expect(authState.get()?.token).toBe(token);
  expect(pendingSession.get()).toBeNull();
  clearSession();
  endRegistration();
  expect(authState.get()).toBeNull();
});

test('a login that came meanwhile stands', () => {
  pendingSession.set(session(createAccessToken(600, 'joining')) as never);
  const token = createAccessToken(600, 'newer');
  startSession(session(token) as never);
  endRegistration();
  expect(authState.get()?.token).toBe(token);
});

test('what the tab keeps and cannot be read is nobody', () => {
  sessionStorage.setItem('sahra.joining', '{"token":');
  expect(pendingSession.get()).toBeNull();
  sessionStorage.setItem('sahra.joining', '"x"');
  expect(pendingSession.get()).toBeNull();
});
