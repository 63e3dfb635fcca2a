import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { settingsViewer } from '../../../../testing/settings';
import { authState } from '../../../shared/auth/auth-state';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { viewerDetails } from '../../../shared/auth/viewer-state';
import { toasts } from '../../../shared/messages/toasts';
import { EditProfilePage } from './EditProfilePage';

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

const payload = (viewer: object | null, code?: string) => ({
  updateProfile: {
    __typename: 'UpdateProfilePayload',
    viewer,
    errors: code ? [{ __typename: 'UpdateProfileError', code, field: 'name', message: 'x' }] : [],
  },
});
const nameField = () => screen.findByRole('textbox', { name: 'الاسم الكامل' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'حفظ' }));

test('an empty name is reported at its field, which takes the focus, and nothing is sent', async () => {
  const log = fakeGraph({ SettingsViewer: { viewer: settingsViewer() } });
  renderInPage(<EditProfilePage />, 'ar');
  await userEvent.clear(await nameField());
  await save();
  expect(await nameField()).toHaveAccessibleDescription(ar.NAME_REQUIRED);
  await waitFor(async () => expect(await nameField()).toHaveFocus());
  expect(log.map(({ name }) => name)).toEqual(['SettingsViewer']);
});

test('a new name is kept, said, and known to the header', async () => {
  const log = fakeGraph({
    SettingsViewer: { viewer: settingsViewer() },
    UpdateProfile: payload({ ...session('').viewer, name: 'نور عادل' }),
  });
  renderInPage(<EditProfilePage />, 'ar');
  expect(await nameField()).toHaveValue('Nour Adel');
  await userEvent.clear(await nameField());
  await userEvent.type(await nameField(), ' نور عادل ');
  await save();
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual([ar.PROFILE_CHANGED]));
  expect(log.at(-1)?.variables).toEqual({ input: { name: 'نور عادل' } });
  expect(viewerDetails.get()?.name).toBe('نور عادل');
});

test('an answer without a payload is the general failure, and what was typed stays', async () => {
  fakeGraph({ SettingsViewer: { viewer: settingsViewer() }, UpdateProfile: { updateProfile: null } });
  renderInPage(<EditProfilePage />, 'ar');
  await userEvent.type(await nameField(), '!');
  await save();
  expect(await screen.findByText(ar.SOMETHING_WENT_WRONG)).toBeInTheDocument();
  expect(await nameField()).toHaveValue('Nour Adel!');
});

test('what the server refuses is reported at the field, and what was typed stays', async () => {
  fakeGraph({
    SettingsViewer: { viewer: settingsViewer() },
    UpdateProfile: payload(null, 'NAME_TOO_LONG'),
  });
  renderInPage(<EditProfilePage />, 'ar');
  await userEvent.type(await nameField(), ' the Long');
  await save();
  await waitFor(async () => expect(await nameField()).toHaveAccessibleDescription(ar.NAME_TOO_LONG));
  expect(await nameField()).toHaveValue('Nour Adel the Long');
});

test('a lost network is said, and it can be sent again', async () => {
  fakeGraph({ SettingsViewer: { viewer: settingsViewer() }, UpdateProfile: 'unreachable' });
  renderInPage(<EditProfilePage />, 'ar');
  await nameField();
  await save();
  expect(await screen.findByText(ar.UPSTREAM_UNAVAILABLE)).toBeVisible();
  expect(screen.getByRole('button', { name: 'حفظ' })).toBeEnabled();
});

test('when the session ended elsewhere, saving signs out, and what was typed is there after the next login', async () => {
  fakeGraph({
    SettingsViewer: { viewer: settingsViewer() },
    UpdateProfile: payload(null, 'SESSION_REQUIRED'),
    Session: { session: null },
  });
  const { unmount } = renderInPage(<EditProfilePage />, 'ar');
  await userEvent.type(await nameField(), ' the Long');
  await save();
  await waitFor(() => expect(authState.get()).toBeNull());
  unmount();
  act(() => startSession(session(createAccessToken(600)) as never));
  renderInPage(<EditProfilePage />, 'ar');
  expect(await nameField()).toHaveValue('Nour Adel the Long');
});
