import { fakeGraph, createAccessToken, session } from '../../../testing/graph';
import { authState } from '../auth/auth-state';
import { clearSession } from '../auth/clear-session';
import { startSession } from '../auth/start-session';
import { postOperation } from './post-operation';

const ACT = { name: 'Act', hash: 'h', mutation: true } as const;
const refused = { act: { done: false, errors: [{ code: 'SESSION_REQUIRED' }] } };
const unauthenticated = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };

const signIn = (): string => {
  const token = createAccessToken(600);
  startSession(session(token) as never);
  return token;
};
const act = (token: string | null): Promise<unknown> => postOperation(ACT, {}, 'en', token);

afterEach(clearSession);

test('a session that ended elsewhere is over with the next mutation, which is not sent again', async () => {
  const log = fakeGraph({ Act: refused, Session: { session: null } });
  expect(await act(signIn())).toEqual(refused);
  expect(authState.get()).toBeNull();
  expect(log.map(({ name }) => name)).toEqual(['Act', 'Session']);
});

test('a session that ended elsewhere is over with the next query', async () => {
  fakeGraph({ Act: unauthenticated, Session: { session: null } });
  await expect(act(signIn())).rejects.toThrow('UNAUTHENTICATED');
  expect(authState.get()).toBeNull();
});

test('a refused token of a living session is renewed, and the act is sent again under its key', async () => {
  const fresh = createAccessToken(600, 'new');
  const log = fakeGraph({
    Act: ({ headers }) =>
      headers.get('authorization') === `Bearer ${fresh}` ? { act: { done: true } } : refused,
    Session: { session: session(fresh) },
  });
  expect(await act(signIn())).toEqual({ act: { done: true } });
  expect(authState.get()?.token).toBe(fresh);
  const [first, , again] = log.map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
});

test('a graph that cannot renew the session signs nobody out', async () => {
  fakeGraph({ Act: refused, Session: 'unreachable' });
  await act(signIn());
  expect(authState.get()).not.toBeNull();
});

test('a visitor is asked to log in and nothing is renewed', async () => {
  const log = fakeGraph({ Act: refused });
  expect(await act(null)).toEqual(refused);
  expect(log).toHaveLength(1);
});
