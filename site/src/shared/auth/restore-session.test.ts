import en from '@sahra/schemas/messages/en.json';

import { createAccessToken, fakeGraph, session } from '../../../testing/graph';
import { toasts } from '../messages/toasts';
import { writeCookie } from '../store/cookies';
import { AUTH_KEY, authState, startAuth } from './auth-state';
import { clearSession } from './clear-session';
import { restoreSession, restoring } from './restore-session';
import { startSession } from './start-session';

/** What the document of a browser begins with that kept the cookies of a sign-in, and nothing in its storage. */
const openForgetfulDocument = (): void => {
  writeCookie('logged', 'true', { maxAge: 60 });
  localStorage.removeItem(AUTH_KEY);
  startAuth()();
};

afterEach(() => {
  clearSession();
  toasts.set([]);
});

test('a session of which only the cookies were kept is asked for once, and goes on', async () => {
  openForgetfulDocument();
  const log = fakeGraph({ Session: { session: session(createAccessToken(600)) } });
  const restored = restoreSession('en');
  expect(restoring.get()).toBe(true);
  await restored;
  expect([restoring.get(), authState.get()?.id]).toEqual([false, 'viewer-1']);
  expect(log.map(({ name }) => name)).toEqual(['Session']);
});

test('a session that is over leaves a guest, who is not asked about again', async () => {
  openForgetfulDocument();
  const log = fakeGraph({ Session: { session: null } });
  await restoreSession('en');
  await restoreSession('en');
  expect([restoring.get(), authState.get(), toasts.get()]).toEqual([false, null, []]);
  expect(log).toHaveLength(1);
});

test('a server that cannot be reached is said', async () => {
  openForgetfulDocument();
  fakeGraph({ Session: 'unreachable' });
  await restoreSession('en');
  expect(toasts.get().map(({ text }) => text)).toEqual([en.UPSTREAM_UNAVAILABLE]);
  expect(restoring.get()).toBe(false);
});

test.each([
  ['guests', () => undefined],
  ['viewers whose state is kept', () => startSession(session(createAccessToken(600)) as never)],
])('nothing is asked about %s', async (_who, begin) => {
  begin();
  const log = fakeGraph({});
  await restoreSession('en');
  expect(log).toEqual([]);
});
