import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@sahra/schemas/messages/en.json';

import { fillIn } from '../../../../testing/fill-in';
import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { settingsViewer } from '../../../../testing/settings';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import { ChangePasswordPage } from './ChangePasswordPage';

const FORGOT = ['/auth/forgot-password'];

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

const payload = (changed: boolean, errors: { code: string; field: string }[] = []) => ({
  changePassword: {
    __typename: 'ChangePasswordPayload',
    changed,
    errors: errors.map((error) => ({ __typename: 'ChangePasswordError', message: 'x', ...error })),
  },
});
const show = async () => {
  renderInPage(<ChangePasswordPage builtPaths={FORGOT} />);
  await screen.findByLabelText('Current password');
};
const fill = async (current: string, chosen: string, again: string) => {
  await fillIn(screen.getByLabelText('Current password'), current);
  await fillIn(screen.getByLabelText('New password'), chosen);
  await fillIn(screen.getByLabelText('New password again'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
};

test('all three are required, and the first of them takes the focus', async () => {
  const log = fakeGraph({ SettingsViewer: { viewer: settingsViewer() } });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  for (const label of ['Current password', 'New password', 'New password again'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(en.PASSWORD_REQUIRED);
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  expect(log).toHaveLength(1);
});

test.each([
  ['another confirmation', 'evening-2027', 'evening-2028', 'New password again', en.PASSWORD_MISMATCH],
  ['a short one', 'short', 'short', 'New password', en.PASSWORD_INVALID],
  ['the e-mail', 'nour@sahra.example', 'nour@sahra.example', 'New password', en.PASSWORD_INVALID],
])('%s is refused before anything is sent', async (_, chosen, again, label, text) => {
  const log = fakeGraph({ SettingsViewer: { viewer: settingsViewer() } });
  await show();
  await fill('evening-2026', chosen, again);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
  expect(log).toHaveLength(1);
});

test('a wrong current password is reported at its field, and what was typed stays', async () => {
  fakeGraph({
    SettingsViewer: { viewer: settingsViewer() },
    ChangePassword: payload(false, [{ code: 'CURRENT_WRONG', field: 'currentPassword' }]),
  });
  await show();
  await fill('wrong', 'evening-2027', 'evening-2027');
  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(en.CURRENT_WRONG),
  );
  expect(screen.getByLabelText('New password')).toHaveValue('evening-2027');
});

test('changed: it is said in the words of the specification, and the fields are empty without a complaint', async () => {
  const log = fakeGraph({ SettingsViewer: { viewer: settingsViewer() }, ChangePassword: payload(true) });
  await show();
  await fill(' kept as typed', 'evening-2027', 'evening-2027');
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
  expect(toasts.get().map(({ text }) => text)).toEqual(['Password changed successfull.']);
  expect(screen.getByLabelText('Current password')).not.toHaveAttribute('aria-invalid');
  expect(log.at(-1)?.variables).toEqual({
    input: {
      currentPassword: ' kept as typed',
      password: 'evening-2027',
      passwordConfirmation: 'evening-2027',
    },
  });
});

test('a viewer who signs in with a provider learns how the first password is chosen', async () => {
  fakeGraph({ SettingsViewer: { viewer: settingsViewer({ hasPassword: false }) } });
  renderInPage(<ChangePasswordPage builtPaths={FORGOT} />);
  expect(await screen.findByRole('button', { name: 'Sign out and choose a password' })).toBeEnabled();
  expect(screen.getByText(/nour@sahra\.example/)).toBeVisible();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});
