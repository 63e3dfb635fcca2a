import { answerGraph, bearer, session } from '../../../testing/graph';
import { authState } from './auth-state';
import { endJoining } from './end-joining';
import { enterSession } from './enter-session';
import { freshToken } from './fresh-token';
import { leaveSession } from './leave-session';
import { pendingSession } from './pending-session';

afterEach(leaveSession);

test('a pending login serves the calls of its tab, and nobody is signed in', async () => {
  const token = bearer(600);
  pendingSession.set(session(token) as never);
  expect(await freshToken('en')).toBe(token);
  expect(authState.get()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('a pending login that runs out is renewed and stays pending', async () => {
  pendingSession.set(session(bearer(-1)) as never);
  const renewed = bearer(600, 'new');
  answerGraph({ Session: { session: session(renewed) } });
  expect(await freshToken('en')).toBe(renewed);
  expect(pendingSession.get()?.token).toBe(renewed);
  expect(authState.get()).toBeNull();
});

test('a pending login that is refused is forgotten', async () => {
  pendingSession.set(session(bearer(-1)) as never);
  answerGraph({ Session: { session: null } });
  expect(await freshToken('en')).toBeNull();
  expect(pendingSession.get()).toBeNull();
});

test('when joining ends its login is the one of the browser, once', () => {
  const token = bearer(600);
  pendingSession.set(session(token) as never);
  endJoining();
  expect(authState.get()?.token).toBe(token);
  expect(pendingSession.get()).toBeNull();
  leaveSession();
  endJoining();
  expect(authState.get()).toBeNull();
});

test('a login that came meanwhile stands', () => {
  pendingSession.set(session(bearer(600, 'joining')) as never);
  const token = bearer(600, 'newer');
  enterSession(session(token) as never);
  endJoining();
  expect(authState.get()?.token).toBe(token);
});

test('what the tab keeps and cannot be read is nobody', () => {
  sessionStorage.setItem('sahra.joining', '{"token":');
  expect(pendingSession.get()).toBeNull();
  sessionStorage.setItem('sahra.joining', '"x"');
  expect(pendingSession.get()).toBeNull();
});
