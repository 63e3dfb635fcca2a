import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { forgetDeviceZone } from '../../../../testing/zone';
import arLabels from '../../../locale/ar.json';
import enLabels from '../../../locale/en.json';
import { authState } from '../../../shared/auth/auth-state';
import { clearSession } from '../../../shared/auth/clear-session';
import { formatMoment } from '../../../shared/i18n/format';
import { toasts } from '../../../shared/messages/toasts';
import { RecoverAccount } from './RecoverAccount';

const OFFER = {
  token: 'r1',
  recoveryEndsAt: '2026-12-20T10:00:00.000Z',
  name: 'Nour Saleh',
  email: 'n•••@sahra.example',
};

const answer = (changes: Record<string, unknown>) => ({
  recoverAccount: { __typename: 'RecoverAccountPayload', session: null, errors: [], ...changes },
});
const show = (locale: 'en' | 'ar' = 'en') => {
  const onClose = jest.fn<undefined, []>();
  renderInPage(<RecoverAccount offer={OFFER} onClose={onClose} />, locale);
  return onClose;
};

afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

test('the offer says until when; one press has the account back and signs in', async () => {
  const token = createAccessToken(600);
  const log = fakeGraph({ RecoverAccount: answer({ session: session(token) }) });
  window.history.replaceState(null, '', '/ar/auth/login?callbackUrl=%2Far%2Fsettings%2Fdelete-account');
  show('ar');
  expect(screen.getByRole('dialog', { name: arLabels['recovery.offer'] })).toHaveTextContent(
    formatMoment(OFFER.recoveryEndsAt, 'ar'),
  );
  await userEvent.click(screen.getByRole('button', { name: arLabels['recovery.recover'] }));
  await waitFor(() => expect(authState.get()?.token).toBe(token));
  expect(log.map(({ variables }) => variables)).toEqual([{ input: { recoveryToken: 'r1' } }]);
  expect(window.location.search).toBe('');
  expect(toasts.get().map(({ text }) => text)).toEqual([arLabels['recovery.recovered']]);
});

test('where the device names no time zone, the offer says which one its hour is in', () => {
  fakeGraph({});
  const restore = forgetDeviceZone();
  show();
  expect(screen.getByText(/does not name its time zone/)).toBeVisible();
  act(restore);
  expect(screen.queryByText(/does not name its time zone/)).not.toBeInTheDocument();
});

test.each([
  ['en', enLabels],
  ['ar', arLabels],
] as const)('whose account it is stands before the button that signs in, in %s', (locale, labels) => {
  fakeGraph({});
  show(locale);
  const [name, email] = [screen.getByText(OFFER.name), screen.getByText(OFFER.email)];
  expect(screen.getByText(labels['recovery.account'])).toBeInTheDocument();
  const button = screen.getByRole('button', { name: labels['recovery.recover'] });
  for (const line of [name, email])
    expect(line.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(email).toHaveAttribute('dir', 'ltr');
});

test('an offer that is over is reported', async () => {
  fakeGraph({
    RecoverAccount: answer({
      errors: [{ __typename: 'RecoverAccountError', code: 'RECOVERY_INVALID', field: null, message: 'x' }],
    }),
  });
  show('ar');
  await userEvent.click(screen.getByRole('button', { name: arLabels['recovery.recover'] }));
  expect(await screen.findByText(ar.RECOVERY_INVALID)).toBeInTheDocument();
  expect(authState.get()).toBeNull();
});

test('a lost network is reported, and can be tried again', async () => {
  fakeGraph({ RecoverAccount: 'unreachable' });
  show();
  const recover = screen.getByRole('button', { name: 'Get my account back' });
  await userEvent.click(recover);
  expect(await screen.findByText(en.UPSTREAM_UNAVAILABLE)).toBeInTheDocument();
  expect(recover).not.toHaveAttribute('aria-busy');
});

test('it can be left deleted', async () => {
  const onClose = show();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
