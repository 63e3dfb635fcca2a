import { act, screen, waitFor } from '@testing-library/react';
import ar from '@sahra/schemas/messages/ar.json';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import arLabels from '../../../locale/ar.json';
import { authState } from '../../../shared/auth/auth-state';
import { clearSession } from '../../../shared/auth/clear-session';
import { LoginPage } from './LoginPage';

const visit = (address: string, replies: Record<string, Reply> = {}) => {
  const log = fakeGraph({ AuthProviders: { authProviders: [] }, ...replies });
  window.history.replaceState(null, '', address);
  renderInPage(<LoginPage />, 'ar');
  return log;
};

afterEach(() => {
  act(clearSession);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['SessionRequired', ar.SESSION_REQUIRED],
  ['OAuthAccountNotLinked', arLabels['login.notLinked']],
  ['OAuthCallbackError', arLabels['login.notFinished']],
  ['Configuration', arLabels['login.providerFailed']],
])('what led here is shown: %s', async (error, text) => {
  visit(`/ar/auth/login?error=${error}`);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

const OFFER = {
  __typename: 'AccountRecovery',
  token: 'r1',
  recoveryEndsAt: '2026-12-20T10:00:00.000Z',
  name: 'ليلى حداد',
  email: 'l•••@sahra.example',
};

test('a deleted account that a provider led back to is offered to the browser whose cookie says so', async () => {
  visit('/ar/auth/login?error=DELETED_RECOVERABLE', { RecoveryOffer: { recoveryOffer: OFFER } });
  const dialog = await screen.findByRole('dialog', { name: arLabels['recovery.offer'] });
  expect(dialog).toHaveTextContent('ليلى حداد');
});

test.each(['', '&recovery_token=evil'])('a link offers nothing by itself%s', async (more) => {
  const offer = new URLSearchParams({ recovery_token: 'evil', recover_until: OFFER.recoveryEndsAt });
  const log = visit(`/ar/auth/login?error=DELETED_RECOVERABLE${more}#${offer}`, {
    RecoveryOffer: { recoveryOffer: null },
  });
  await waitFor(() => expect(log.map(({ name }) => name)).toContain('RecoveryOffer'));
  expect(await screen.findByText(ar.DELETED_RECOVERABLE)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without a word of a deletion in the address, no offer is asked for', async () => {
  const log = visit('/ar/auth/login?error=SessionRequired');
  expect(await screen.findByText(ar.SESSION_REQUIRED)).toBeInTheDocument();
  expect(log.map(({ name }) => name)).not.toContain('RecoveryOffer');
});

test('a session that a provider has opened is taken up', async () => {
  const token = createAccessToken(600);
  visit('/ar/auth/login?returned=google&callbackUrl=%2Far%2Fsaved', { Session: { session: session(token) } });
  await waitFor(() => expect(authState.get()?.token).toBe(token));
  expect(window.location.search).toBe('?callbackUrl=%2Far%2Fsaved');
});

test('without a session after all, this is said', async () => {
  visit('/ar/auth/login?returned=google', { Session: { session: null } });
  expect(await screen.findByText(arLabels['login.notFinished'])).toBeInTheDocument();
  expect(authState.get()).toBeNull();
});
