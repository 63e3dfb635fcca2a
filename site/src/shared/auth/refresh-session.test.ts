import en from '@sahra/schemas/messages/en.json';

import { fakeGraph, createAccessToken, session } from '../../../testing/graph';
import { toasts } from '../messages/toasts';
import { authState } from './auth-state';
import { startSession } from './start-session';
import { readFreshAccessToken } from './read-fresh-access-token';
import { clearSession } from './clear-session';
import { refreshSession } from './refresh-session';

afterEach(clearSession);

test('callers at the same time share one call', async () => {
  startSession(session(createAccessToken(-1)) as never);
  const renewed = createAccessToken(600, 'new');
  const log = fakeGraph({ Session: { session: session(renewed) } });
  const tokens = await Promise.all([
    readFreshAccessToken('en'),
    readFreshAccessToken('en'),
    readFreshAccessToken('en'),
  ]);
  expect(tokens).toEqual([renewed, renewed, renewed]);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ name: 'Session', method: 'POST' });
});

test('a bearer with time left is used as it is', async () => {
  const token = createAccessToken(600);
  startSession(session(token) as never);
  const log = fakeGraph({});
  expect(await readFreshAccessToken('en')).toBe(token);
  expect(log).toHaveLength(0);
});

test('refused: quietly signed out', async () => {
  startSession(session(createAccessToken(-1)) as never);
  fakeGraph({ Session: { session: null } });
  expect(await refreshSession('ar')).toBe('refused');
  expect(authState.get()).toBeNull();
});

test('unreachable: the state stays, it is said, and it is not tried again by itself', async () => {
  const token = createAccessToken(-1);
  startSession(session(token) as never);
  const log = fakeGraph({ Session: 'unreachable' });
  expect(await refreshSession('en')).toBe('unreachable');
  expect(authState.get()?.token).toBe(token);
  expect(toasts.get().map(({ text }) => text)).toEqual([en.UPSTREAM_UNAVAILABLE]);
  expect(log).toHaveLength(1);
});

test('a sign-out while the answer is on its way is not undone by it', async () => {
  startSession(session(createAccessToken(-1)) as never);
  fakeGraph({
    Session: () => {
      clearSession();
      return { session: session(createAccessToken(600)) };
    },
  });
  await refreshSession('en');
  expect(authState.get()).toBeNull();
});
