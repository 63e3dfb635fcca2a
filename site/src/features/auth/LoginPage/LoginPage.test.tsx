import { act, screen, waitFor } from '@testing-library/react';
import ar from '@sahra/schemas/messages/ar.json';

import { answerGraph, bearer, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import arLabels from '../../../locale/ar.json';
import { authState } from '../../../shared/auth/auth-state';
import { leaveSession } from '../../../shared/auth/leave-session';
import { LoginPage } from './LoginPage';

const visit = (address: string, replies: Record<string, Reply> = {}): void => {
  answerGraph({ AuthProviders: { authProviders: [] }, ...replies });
  window.history.replaceState(null, '', address);
  renderInPage(<LoginPage />, 'ar');
};

afterEach(() => {
  act(leaveSession);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['SessionRequired', ar.SESSION_REQUIRED],
  ['OAuthAccountNotLinked', arLabels['login.notLinked']],
  ['OAuthCallbackError', arLabels['login.notFinished']],
  ['Configuration', arLabels['login.providerFailed']],
])('what led here is told: %s', async (error, text) => {
  visit(`/ar/auth/login?error=${error}`);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a deleted account that a provider led back to is offered, and its token is in the address no more', async () => {
  const offer = new URLSearchParams({ recovery_token: 'r1', recover_until: '2026-12-20T10:00:00.000Z' });
  visit(`/ar/auth/login?error=DELETED_RECOVERABLE#${offer}`);
  expect(await screen.findByRole('dialog', { name: arLabels['recovery.offer'] })).toBeVisible();
  expect(window.location.hash).toBe('');
  expect(window.location.search).toBe('?error=DELETED_RECOVERABLE');
});

test('a session that a provider has opened is taken up', async () => {
  const token = bearer(600);
  visit('/ar/auth/login?returned=google&callbackUrl=%2Far%2Fsaved', { Session: { session: session(token) } });
  await waitFor(() => expect(authState.get()?.token).toBe(token));
  expect(window.location.search).toBe('?callbackUrl=%2Far%2Fsaved');
});

test('without a session after all, this is told', async () => {
  visit('/ar/auth/login?returned=google', { Session: { session: null } });
  expect(await screen.findByText(arLabels['login.notFinished'])).toBeInTheDocument();
  expect(authState.get()).toBeNull();
});
