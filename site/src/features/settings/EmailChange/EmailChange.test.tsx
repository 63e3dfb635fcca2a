import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';

import { fillIn } from '../../../../testing/fill-in';
import { accountViewer } from '../../../../testing/account';
import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { toasts } from '../../../shared/messages/toasts';
import { AccountPage } from '../AccountPage/AccountPage';

const NEW = 'salma@sahra.example';

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

const sent = (errors: { code: string; field: string | null }[] = []) => ({
  requestEmailCode: {
    __typename: 'RequestEmailCodePayload',
    expiresInSeconds: errors.length > 0 ? null : 600,
    errors: errors.map((error) => ({ __typename: 'RequestEmailCodeError', message: 'x', ...error })),
  },
});
const changed = (email: string | null, code = 'CODE_WRONG', triesLeft: number | null = null) => ({
  changeEmail: {
    __typename: 'ChangeEmailPayload',
    viewer: email === null ? null : accountViewer({ email }),
    triesLeft,
    errors: email === null ? [{ __typename: 'ChangeEmailError', code, field: 'code', message: 'x' }] : [],
  },
});
const open = async (replies: Record<string, Reply> = {}, viewer: object = {}) => {
  const log = fakeGraph({ AccountState: { viewer: accountViewer({ ...viewer }) }, ...replies });
  renderInPage(<AccountPage builtPaths={['/account', '/auth/forgot-password']} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change your email' }));
  return log;
};
const ask = async (email: string, password: string) => {
  await fillIn(screen.getByLabelText('New email'), email);
  await fillIn(screen.getByLabelText('Current password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
};
const enter = async (code: string) => {
  await userEvent.type(await screen.findByLabelText('Code from the email'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Change my email' }));
};

test('a code goes to the new address, and entering it changes what the page shows', async () => {
  const log = await open({ RequestEmailCode: sent(), ChangeEmail: changed(NEW) });
  await ask(NEW, 'evening-2026');
  expect(await screen.findByText(/on its way to .*salma@sahra\.example.* 10 minutes/)).toBeVisible();
  await enter('1234');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByText(NEW)[0]).toBeVisible();
  expect(toasts.get()[0]?.text).toContain('All other devices are signed out.');
  const sentCalls = log.filter(({ name }) => name.endsWith('Code') || name === 'ChangeEmail');
  expect(sentCalls.map(({ name, variables }) => [name, variables])).toEqual([
    ['RequestEmailCode', { input: { email: NEW, password: 'evening-2026' } }],
    ['ChangeEmail', { input: { code: '1234' } }],
  ]);
  expect(sentCalls.map(({ headers }) => headers.get('idempotency-key'))).not.toContain(null);
});

test.each([
  ['a malformed address', 'salma@', en.EMAIL_INVALID],
  ['the own address', 'NOUR@sahra.example', en.EMAIL_UNCHANGED],
])('%s is reported at its field before anything is sent', async (_, email, text) => {
  const log = await open();
  await ask(email, 'evening-2026');
  expect(screen.getByLabelText('New email')).toHaveAccessibleDescription(text);
  expect(log.map(({ name }) => name).sort()).toEqual(['AccountState', 'WatchHistory']);
});

test.each([
  ['EMAIL_TAKEN', 'email', 'New email', en.EMAIL_TAKEN],
  ['CURRENT_WRONG', 'password', 'Current password', en.CURRENT_WRONG],
])('%s is reported at its field, and what was typed stays', async (code, field, label, text) => {
  await open({ RequestEmailCode: sent([{ code, field }]) });
  await ask(NEW, 'evening-2026');
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
  expect(screen.getByLabelText('New email')).toHaveValue(NEW);
  expect(screen.getByLabelText('Current password')).toHaveValue('evening-2026');
});

test('a wrong code says how many tries are left, and the first step keeps what was typed', async () => {
  await open({ RequestEmailCode: sent(), ChangeEmail: changed(null, 'CODE_WRONG', 4) });
  await ask(NEW, 'evening-2026');
  await enter('0000');
  await waitFor(() =>
    expect(screen.getByLabelText('Code from the email')).toHaveAccessibleDescription(en.CODE_WRONG),
  );
  expect(screen.getByText('4 tries left.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'New code or another address' }));
  expect(screen.getByLabelText('New email')).toHaveValue(NEW);
});

test('in Arabic it is reported in Arabic', async () => {
  fakeGraph({
    AccountState: { viewer: accountViewer() },
    RequestEmailCode: sent([{ code: 'EMAIL_TAKEN', field: 'email' }]),
  });
  renderInPage(<AccountPage builtPaths={['/account']} />, 'ar');
  await userEvent.click(await screen.findByRole('button', { name: 'تغيير بريدك الإلكتروني' }));
  await fillIn(screen.getByLabelText('البريد الجديد'), NEW);
  await fillIn(screen.getByLabelText('كلمة المرور الحالية'), 'evening-2026');
  await userEvent.click(screen.getByRole('button', { name: 'أرسل الرمز' }));
  await waitFor(() =>
    expect(screen.getByLabelText('البريد الجديد')).toHaveAccessibleDescription(ar.EMAIL_TAKEN),
  );
});

test('a viewer without a password learns how to choose one first', async () => {
  await open({}, { hasPassword: false });
  expect(screen.getByRole('button', { name: 'Sign out and choose a password' })).toBeVisible();
  expect(screen.queryByLabelText('New email')).not.toBeInTheDocument();
});
