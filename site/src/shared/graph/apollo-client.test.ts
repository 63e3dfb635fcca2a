import { createAccessToken, session } from '../../../testing/graph';
import { clearSession } from '../auth/clear-session';
import { startSession } from '../auth/start-session';
import { apolloClient } from './apollo-client';

const NOUR = { 'Viewer:viewer-1': { __typename: 'Viewer', id: 'viewer-1', name: 'Nour Adel' } };
const signIn = (mark: string, viewer: object = {}): void =>
  startSession(session(createAccessToken(600, mark), { ...viewer }) as never);
const cached = () => apolloClient('en').cache.extract();

beforeEach(() => {
  signIn('a');
  apolloClient('en').cache.restore(NOUR);
});
afterEach(clearSession);

test('what was read for one viewer is cached neither for the next one nor after the sign-out', () => {
  signIn('b', { id: 'viewer-2', name: 'Sami' });
  expect(cached()).toEqual({});
  apolloClient('en').cache.restore(NOUR);
  clearSession();
  expect(cached()).toEqual({});
});

test('a renewed token goes on with what was read', () => {
  signIn('b');
  expect(cached()).toEqual(NOUR);
});

test('the other language has a cache of its own', () => {
  expect(apolloClient('ar').cache.extract()).toEqual({});
});
