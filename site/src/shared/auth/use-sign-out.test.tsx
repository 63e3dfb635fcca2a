import { act, fireEvent, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import ar from '@sahra/schemas/messages/ar.json';

import { createAccessToken, fakeGraph, session } from '../../../testing/graph';
import { renderInPage } from '../../../testing/page';
import { toasts } from '../messages/toasts';
import { openDocument } from '../navigation/open-document';
import { authState } from './auth-state';
import { clearSession } from './clear-session';
import { leaving } from './leaving';
import { showSignedOutNote } from './signed-out-note';
import { startSession } from './start-session';
import { useSignOut } from './use-sign-out';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));
jest.mock('../navigation/open-document', () => ({ openDocument: jest.fn() }));

const Way = () => {
  const { signingOut, signOut } = useSignOut();
  return (
    <button type="button" onClick={() => void signOut()}>
      {signingOut ? 'leaving' : 'leave'}
    </button>
  );
};
let online: boolean;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// Loads the lazy module first, so that the test does not wait for its compilation.
beforeAll(() => import('./sign-out'));
beforeEach(() => {
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  jest.useFakeTimers();
  jest.mocked(openDocument).mockClear();
  jest.mocked(navigate).mockClear();
  fakeGraph({ CsrfToken: { csrfToken: 'c1' }, SignOut: { signOut: { signedOut: true, errors: [] } } });
  const graph = globalThis.fetch;
  globalThis.fetch = (address, init) =>
    init?.method === 'HEAD' ? Promise.resolve(new Response()) : graph(address, init);
  act(() => startSession(session(createAccessToken(600)) as never));
  renderInPage(<Way />, 'ar');
});
afterEach(() => {
  jest.useRealTimers();
  act(clearSession);
  leaving.set(null);
  toasts.set([]);
  sessionStorage.clear();
});

test('signing out loads the landing page; a document that does not come is replaced after the fallback time', async () => {
  fireEvent.click(screen.getByRole('button'));
  await pass(100);
  expect(openDocument).toHaveBeenCalledWith('/ar');
  expect(leaving.get()).toBe('/');
  await pass(59_800);
  expect(navigate).not.toHaveBeenCalled();
  await pass(200);
  expect(navigate).toHaveBeenCalledWith('/ar');
  expect(toasts.get()).toMatchObject([{ kind: 'done', text: ar.SIGNED_OUT }]);
  expect(authState.get()).toBeNull();
});

test('the document that opens says once that the viewer is signed out', async () => {
  fireEvent.click(screen.getByRole('button'));
  await pass(100);
  await showSignedOutNote('ar');
  expect(toasts.get()).toMatchObject([{ kind: 'done', text: ar.SIGNED_OUT }]);
  toasts.set([]);
  await showSignedOutNote('ar');
  expect(toasts.get()).toEqual([]);
});

test('without a token of the form the viewer stays, reads why, and may press again', async () => {
  const graph = globalThis.fetch;
  fakeGraph({ CsrfToken: { csrfToken: '' } });
  fireEvent.click(screen.getByRole('button'));
  await pass(100);
  expect(toasts.get()).toMatchObject([{ kind: 'failed', text: ar.CSRF_MISSING_SIGN_OUT }]);
  expect(screen.getByRole('button')).toHaveTextContent('leave');
  expect(authState.get()).not.toBeNull();
  expect(leaving.get()).toBeNull();
  expect(openDocument).not.toHaveBeenCalled();
  globalThis.fetch = graph;
  fireEvent.click(screen.getByRole('button'));
  await pass(100);
  expect(openDocument).toHaveBeenCalledWith('/ar');
});

test('without a network it waits, and goes on when the network is back', async () => {
  online = false;
  fireEvent.click(screen.getByRole('button'));
  await pass(60_000);
  expect(screen.getByRole('button')).toHaveTextContent('leaving');
  expect(openDocument).not.toHaveBeenCalled();
  online = true;
  window.dispatchEvent(new Event('online'));
  await pass(100);
  expect(openDocument).toHaveBeenCalledWith('/ar');
});
