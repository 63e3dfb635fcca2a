import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';

import { fillIn } from '../../../../testing/fill-in';
import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { deletePage, settingsViewer } from '../../../../testing/settings';
import { AUTH_KEY, authState } from '../../../shared/auth/auth-state';
import { farewell, recallFarewell } from '../../../shared/auth/farewell';
import { leaving } from '../../../shared/auth/leaving';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import { tabStorage } from '../../../shared/store/browser-storage';
import { DeleteAccountPage } from './DeleteAccountPage';
import { trustAnswer } from './lost-answer';

const subscription = (status: string, paymentMethod: string | null) => ({
  __typename: 'ViewerSubscription',
  status,
  plan: null,
  withAds: true,
  paymentMethod,
});
const FREE = subscription('FREE', null);
const payload = (recoveryEndsAt: string | null, errors: { code: string; field: string }[] = []) => ({
  deleteAccount: {
    __typename: 'DeleteAccountPayload',
    recoveryEndsAt,
    errors: errors.map((error) => ({ __typename: 'DeleteAccountError', message: 'x', ...error })),
  },
});

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  trustAnswer();
  act(clearSession);
  tabStorage.removeAll(() => true);
  toasts.set([]);
  farewell.set(null);
  leaving.set(null);
  window.history.replaceState(null, '', '/');
});

const open = (replies: Parameters<typeof fakeGraph>[0], mine: object = FREE, viewer: object = {}) => {
  const log = fakeGraph({
    DeleteViewer: { viewer: settingsViewer({ ...viewer, subscription: mine }) },
    ...replies,
  });
  window.history.replaceState(null, '', '/en/settings/delete-account?reason=privacy');
  return log;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

test('the reason of the page before is chosen, and the account is deleted after a confirmation', async () => {
  const log = open({ DeleteAccount: payload('2026-12-21T12:00:00Z') });
  renderInPage(<DeleteAccountPage built={deletePage()} />);
  expect(await screen.findByRole('combobox', { name: 'Why are you leaving?' })).toHaveValue('privacy');
  await fillIn(screen.getByLabelText('Password'), 'evening-2026');
  await press('Delete account');
  expect(dialog().getByText(/Within 30 days/)).toBeVisible();
  expect(log.map(({ name }) => name)).toEqual(['DeleteViewer']);
  await userEvent.click(dialog().getByRole('button', { name: 'Delete account' }));
  await waitFor(() =>
    expect(farewell.get()).toEqual({ email: 'nour@sahra.example', recoveryEndsAt: '2026-12-21T12:00:00Z' }),
  );
  expect(leaving.get()).toBe('/');
  expect(authState.get()).toBeNull();
  expect(log.at(-1)?.variables).toEqual({
    input: { password: 'evening-2026', code: null, reasonKey: 'privacy' },
  });
  expect(localStorage.getItem(AUTH_KEY)).toBeNull();
  expect(document.cookie).not.toContain('logged');
});

const confirmDeletion = async () => {
  renderInPage(<DeleteAccountPage built={deletePage()} />);
  await fillIn(await screen.findByLabelText('Password'), 'evening-2026');
  await press('Delete account');
  await userEvent.click(dialog().getByRole('button', { name: 'Delete account' }));
};
const UNTOLD = { email: 'nour@sahra.example', recoveryEndsAt: null };

test('what a new document of this tab has to tell outlives this one', async () => {
  tabStorage.set('sahra.seen', '[]');
  open({ DeleteAccount: payload('2026-12-21T12:00:00Z') });
  await confirmDeletion();
  await waitFor(() => expect(farewell.get()).not.toBeNull());
  act(() => farewell.set(null));
  expect(tabStorage.get('sahra.seen')).toBeNull();
  act(recallFarewell);
  expect(farewell.get()).toEqual({ email: 'nour@sahra.example', recoveryEndsAt: '2026-12-21T12:00:00Z' });
});

test.each(['unreachable', payload(null, [{ code: 'UPSTREAM_UNAVAILABLE', field: 'x' }])] as const)(
  'an answer that is lost after the server deleted still leads to the landing page, which says what is known',
  async (answer) => {
    open({ DeleteAccount: answer, Session: { session: null } });
    await confirmDeletion();
    await waitFor(() => expect(farewell.get()).toEqual(UNTOLD));
    expect(leaving.get()).toBe('/');
    expect(authState.get()).toBeNull();
  },
);

test('a lost answer with a session that goes on is told on the form, and the end of the session later', async () => {
  open({ DeleteAccount: 'unreachable', Session: { session: session(createAccessToken(600)) } });
  await confirmDeletion();
  expect(await screen.findByText(en.UPSTREAM_UNAVAILABLE)).toBeVisible();
  expect(farewell.get()).toBeNull();
  act(clearSession);
  expect(farewell.get()).toEqual(UNTOLD);
  expect(leaving.get()).toBe('/');
});

test('after a lost answer a refusal of the next try is believed', async () => {
  const wrong = payload(null, [{ code: 'DELETE_PASSWORD_WRONG', field: 'password' }]);
  const answers: Reply[] = ['unreachable', wrong];
  open({
    DeleteAccount: () => answers.shift() ?? wrong,
    Session: { session: session(createAccessToken(600)) },
  });
  await confirmDeletion();
  expect(await screen.findByText(en.UPSTREAM_UNAVAILABLE)).toBeVisible();
  await press('Delete account');
  await userEvent.click(dialog().getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText(en.DELETE_PASSWORD_WRONG)).toBeVisible();
  act(clearSession);
  expect(farewell.get()).toBeNull();
  expect(leaving.get()).toBeNull();
});

test('who keeps the account finds the form as it was, and nothing was sent', async () => {
  const log = open({});
  renderInPage(<DeleteAccountPage built={deletePage()} />);
  await fillIn(await screen.findByLabelText('Password'), 'evening-2026');
  await press('Delete account');
  await userEvent.click(dialog().getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Password')).toHaveValue('evening-2026');
  expect(log).toHaveLength(1);
  expect(localStorage.getItem(AUTH_KEY)).not.toBeNull();
});

test.each([
  ['en', en, 'Delete account', 'Password', 'Your password is incorrect !'],
  ['ar', ar, 'حذف الحساب', 'كلمة المرور', ar.DELETE_PASSWORD_WRONG],
] as const)('in %s a wrong password is reported at its field', async (locale, _, submit, label, text) => {
  open({ DeleteAccount: payload(null, [{ code: 'DELETE_PASSWORD_WRONG', field: 'password' }]) });
  renderInPage(<DeleteAccountPage built={deletePage()} />, locale);
  await userEvent.type(await screen.findByLabelText(label), 'wrong');
  await press(submit);
  await userEvent.click(dialog().getByRole('button', { name: submit }));
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveValue('wrong');
  expect(leaving.get()).toBeNull();
});

test('without a reason nothing is asked', async () => {
  open({});
  window.history.replaceState(null, '', '/en/settings/delete-account?reason=of-nobody');
  renderInPage(<DeleteAccountPage built={deletePage()} />);
  await fillIn(await screen.findByLabelText('Password'), 'evening-2026');
  await press('Delete account');
  const reason = screen.getByRole('combobox');
  expect(reason).toHaveAccessibleDescription('please, select a reason !');
  await waitFor(() => expect(reason).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who has no password confirms by the digits of a mail', async () => {
  const log = open(
    {
      RequestDeleteCode: {
        requestDeleteCode: { __typename: 'X', expiresInSeconds: 600, resendInSeconds: 60, errors: [] },
      },
      DeleteAccount: payload('2026-12-21T12:00:00Z'),
    },
    FREE,
    { hasPassword: false },
  );
  renderInPage(<DeleteAccountPage built={deletePage()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code' }));
  expect(await screen.findByText(/good for 10 minutes/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code from our mail'), '٤٢٠٧');
  await press('Delete account');
  await userEvent.click(dialog().getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(farewell.get()).not.toBeNull());
  expect(log.at(-1)?.variables).toEqual({ input: { password: null, code: '4207', reasonKey: 'privacy' } });
});

test.each([
  ['CARD', 'ACTIVE', 'Your subscription does not renew.'],
  ['GOOGLE', 'ACTIVE', en.STORE_NOTICE_GOOGLE],
  ['APPLE', 'CANCELLED', en.STORE_NOTICE_APPLE],
])('a subscriber by %s learns what becomes of it', async (paymentMethod, status, text) => {
  open({}, subscription(status, paymentMethod));
  renderInPage(<DeleteAccountPage built={deletePage()} />);
  expect(await screen.findByText(text)).toBeVisible();
});
