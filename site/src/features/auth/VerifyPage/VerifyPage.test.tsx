import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';
import { navigate } from 'gatsby';

import { fakeGraph, createAccessToken } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import labels from '../../../locale/ar.json';
import { storeAuth } from '../../../shared/auth/auth-state';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import { VerifyPage } from './VerifyPage';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

const went = jest.mocked(navigate);
const EMAIL = 'nour@sahra.example';
const ADDRESS = '/ar/auth/verify?token=t1';
const errors = (code: string) => [{ __typename: 'VerifyEmailError', code, field: null, message: 'x' }];
const VERIFIED = { verifyEmail: { __typename: 'VerifyEmailPayload', verified: true, errors: [] } };
const EXPIRED = {
  verifyEmail: { __typename: 'VerifyEmailPayload', verified: false, errors: errors('LINK_EXPIRED') },
};
const viewer = (emailVerified: boolean) => ({
  viewer: { __typename: 'Viewer', id: 'viewer-1', email: EMAIL, emailVerified },
});
const resent = (sent: boolean, ...failures: unknown[]) => ({
  resendVerification: { __typename: 'ResendVerificationPayload', sent, errors: failures },
});

const signIn = (): void =>
  act(() =>
    storeAuth({
      token: createAccessToken(600),
      id: 'viewer-1',
      has_subscription: false,
      subscription_type: null,
      with_ads: true,
      subscription_payment_method: null,
    }),
  );
const open = (replies: Record<string, Reply | (() => Reply)>, address = ADDRESS) => {
  window.history.replaceState(null, '', address);
  const log = fakeGraph(replies);
  renderInPage(<VerifyPage brand="سهرة" redirectTo="/home" />, 'ar');
  return log;
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: labels['verify.confirm'] }));
const login = () => screen.getByRole('link', { name: labels['auth.login'] });

afterEach(() => {
  act(clearSession);
  toasts.set([]);
  went.mockReset();
  window.history.replaceState(null, '', '/');
});

test('a mail scanner that opens the link and runs the page proves nothing', async () => {
  const log = open({ VerifyEmail: VERIFIED });
  expect(await heading(labels['auth-verify.title'])).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: labels['verify.confirm'] })).toBeEnabled();
  act(() => {
    for (const event of ['load', 'pageshow', 'focus', 'visibilitychange', 'mousemove', 'scroll'])
      window.dispatchEvent(new Event(event, { bubbles: true }));
  });
  expect(log).toHaveLength(0);
});

test('the link of a visitor is proven once, by a press, and leads to the login', async () => {
  const log = open({ VerifyEmail: VERIFIED });
  await confirm();
  expect(await heading(labels['verify.verified'])).toBeInTheDocument();
  expect(await heading(labels['verify.verified'])).toHaveFocus();
  expect(login()).toHaveAttribute('href', '/ar/auth/login');
  expect(log.map(({ variables }) => variables)).toEqual([{ input: { token: 't1' } }]);
  expect(went).not.toHaveBeenCalled();
});

test('a signed-in viewer is sent home, but only after the address is proven', async () => {
  signIn();
  let answer: (reply: Reply) => void = () => undefined;
  window.history.replaceState(null, '', ADDRESS);
  fakeGraph({ VerifyEmail: () => new Promise<Reply>((resolve) => (answer = resolve)) });
  renderInPage(<VerifyPage brand="سهرة" redirectTo="/home" />, 'ar');
  expect(await heading(labels['auth-verify.title'])).toBeInTheDocument();
  await confirm();
  expect(went).not.toHaveBeenCalled();
  await act(async () => answer(VERIFIED));
  await waitFor(() => expect(went).toHaveBeenCalledWith('/ar/home', { replace: true }));
  expect(toasts.get().map(({ text }) => text)).toEqual([labels['verify.verified']]);
});

test('an old link of an address that is proven already is good news', async () => {
  signIn();
  open({ VerifyEmail: EXPIRED, ViewerProof: viewer(true) });
  await confirm();
  await waitFor(() => expect(went).toHaveBeenCalledWith('/ar/home', { replace: true }));
  expect(toasts.get().map(({ text }) => text)).toEqual([labels['verify.already']]);
});

test('an old link of a signed-in viewer: another one can be sent, and a refusal is reported', async () => {
  signIn();
  const replies = [resent(false, ...errors('RATE_LIMITED')), resent(true)];
  open({
    VerifyEmail: EXPIRED,
    ViewerProof: viewer(false),
    ResendVerification: () => replies.shift() ?? 'unreachable',
  });
  await confirm();
  const send = await screen.findByRole('button', { name: labels['verify.send'] });
  expect(screen.getByText(new RegExp(EMAIL))).toBeInTheDocument();
  await userEvent.click(send);
  expect(await screen.findByText(ar.RATE_LIMITED)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: labels['verify.send'] }));
  expect(await heading(labels['verify.sent'])).toHaveFocus();
  expect(went).not.toHaveBeenCalled();
});

test('an old link of a visitor leads back here after the login', async () => {
  open({ VerifyEmail: EXPIRED });
  await confirm();
  expect(await heading(labels['verify.expired'])).toBeInTheDocument();
  expect(login()).toHaveAttribute('href', `/ar/auth/login?${new URLSearchParams({ callbackUrl: ADDRESS })}`);
});

test('a link without its token is reported, and nothing is asked', async () => {
  const log = open({}, '/ar/auth/verify');
  expect(await heading(labels['verify.broken'])).toBeInTheDocument();
  expect(log).toHaveLength(0);
});

test('a lost network can be tried again', async () => {
  const replies: Reply[] = ['unreachable', VERIFIED];
  open({ VerifyEmail: () => replies.shift() ?? 'unreachable' });
  await confirm();
  expect(await heading(labels['verify.away'])).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: labels['state.retry'] }));
  expect(await heading(labels['verify.verified'])).toBeInTheDocument();
});
