import en from '@sahra/schemas/messages/en.json';

import { answerGraph, bearer, session } from '../../../testing/graph';
import { toasts } from '../messages/announce';
import { authState } from './auth-state';
import { enterSession } from './enter-session';
import { freshToken } from './fresh-token';
import { leaveSession } from './leave-session';
import { refreshSession } from './refresh-session';

afterEach(leaveSession);

test('callers at the same time share one call', async () => {
  enterSession(session(bearer(-1)) as never);
  const renewed = bearer(600, 'new');
  const log = answerGraph({ Session: { session: session(renewed) } });
  const tokens = await Promise.all([freshToken('en'), freshToken('en'), freshToken('en')]);
  expect(tokens).toEqual([renewed, renewed, renewed]);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ name: 'Session', method: 'POST' });
});

test('a bearer with time left is used as it is', async () => {
  const token = bearer(600);
  enterSession(session(token) as never);
  const log = answerGraph({});
  expect(await freshToken('en')).toBe(token);
  expect(log).toHaveLength(0);
});

test('refused: quietly signed out', async () => {
  enterSession(session(bearer(-1)) as never);
  answerGraph({ Session: { session: null } });
  expect(await refreshSession('ar')).toBe('refused');
  expect(authState.get()).toBeNull();
});

test('unreachable: the state stays, it is said, and it is not tried again by itself', async () => {
  const token = bearer(-1);
  enterSession(session(token) as never);
  const log = answerGraph({ Session: 'unreachable' });
  expect(await refreshSession('en')).toBe('unreachable');
  expect(authState.get()?.token).toBe(token);
  expect(toasts.get().map(({ text }) => text)).toEqual([en.UPSTREAM_UNAVAILABLE]);
  expect(log).toHaveLength(1);
});

test('a sign-out while the answer is on its way is not undone by it', async () => {
  enterSession(session(bearer(-1)) as never);
  answerGraph({
    Session: () => {
      leaveSession();
      return { session: session(bearer(600)) };
    },
  });
  await refreshSession('en');
  expect(authState.get()).toBeNull();
});
