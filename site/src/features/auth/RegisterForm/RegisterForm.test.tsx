import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';

import { fillIn } from '../../../../testing/fill-in';
import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import arLabels from '../../../locale/ar.json';
import enLabels from '../../../locale/en.json';
import { authState } from '../../../shared/auth/auth-state';
import { clearSession } from '../../../shared/auth/clear-session';
import { joining } from '../../../shared/auth/joining';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { toasts } from '../../../shared/messages/toasts';
import { RegisterForm } from './RegisterForm';

const show = (locale: 'en' | 'ar' = 'en') =>
  renderInPage(
    <ApolloScope>
      <RegisterForm />
    </ApolloScope>,
    locale,
  );

const fill = async (): Promise<void> => {
  await fillIn(screen.getByLabelText('Full name'), 'Nour Adel');
  await fillIn(screen.getByLabelText('Email'), 'nour@sahra.example');
  await fillIn(screen.getByLabelText('Password'), 'evening-2026');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
const refused = (code: string, field: string | null) => ({
  register: {
    __typename: 'RegisterPayload',
    session: null,
    errors: [{ __typename: 'RegisterError', code, field, message: 'x' }],
  },
});

const goTo = jest.fn();

beforeEach(() => {
  Object.assign(window, { ___navigate: goTo });
  window.history.replaceState(null, '', '/en/auth/register');
});

afterEach(() => {
  goTo.mockClear();
  clearSession();
  toasts.set([]);
});

test('every rule is reported at its field in the language of the page; the referral code is optional', async () => {
  const log = fakeGraph({});
  show('ar');
  await userEvent.type(screen.getByLabelText(arLabels['field.password']), 'aaaaaaaaa');
  await userEvent.click(screen.getByRole('button', { name: arLabels['auth.createAccount'] }));
  const name = screen.getByLabelText(arLabels['field.name']);
  expect(name).toHaveAccessibleDescription(ar.NAME_REQUIRED);
  expect(screen.getByLabelText(arLabels['field.email'])).toHaveAccessibleDescription(ar.EMAIL_REQUIRED);
  expect(screen.getByLabelText(arLabels['field.password'])).toHaveAccessibleDescription(ar.PASSWORD_INVALID);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(ar.TERMS_REQUIRED);
  expect(screen.getByLabelText(new RegExp(arLabels['register.referral']))).not.toHaveAttribute(
    'aria-invalid',
  );
  await waitFor(() => expect(name).toHaveFocus());
  expect(log).toHaveLength(0);
});

test('unticked terms keep it from being sent', async () => {
  const log = fakeGraph({});
  show();
  await fill();
  await send();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(en.TERMS_REQUIRED);
  expect(log).toHaveLength(0);
});

test('terms and privacy policy are read in a new tab, beside what is typed', () => {
  fakeGraph({});
  show();
  const links = ['Terms', 'Privacy policy'].map((name) => screen.getByRole('link', { name }));
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/en/terms-and-conditions', '_blank'],
    ['/en/privacy-policy', '_blank'],
  ]);
});

test('a good registration signs in, and the tab goes on joining', async () => {
  const token = createAccessToken(600);
  const log = fakeGraph({
    Register: { register: { __typename: 'RegisterPayload', session: session(token), errors: [] } },
  });
  show();
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  await waitFor(() => expect(authState.get()?.token).toBe(token));
  expect(joining.get()).toBe(true);
  expect(log.map(({ variables }) => variables)).toEqual([
    {
      input: {
        name: 'Nour Adel',
        email: 'nour@sahra.example',
        password: 'evening-2026',
        referralCode: null,
        termsAccepted: true,
      },
    },
  ]);
});

test('a registration whose answer was lost goes on when it is pressed again', async () => {
  const made = new Set<string | null>();
  const log = fakeGraph({
    Register: ({ headers }) => {
      const key = headers.get('idempotency-key');
      if (made.has(key)) {
        const answer = session(createAccessToken(600));
        return { register: { __typename: 'RegisterPayload', session: answer, errors: [] } };
      }
      const isFirst = made.size === 0;
      made.add(key);
      return isFirst ? 'unreachable' : refused('EMAIL_TAKEN', 'email');
    },
  });
  show();
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  expect(await screen.findByText(en.UPSTREAM_UNAVAILABLE)).toBeVisible();
  await send();
  await waitFor(() => expect(joining.get()).toBe(true));
  expect(log).toHaveLength(2);
  expect(screen.queryByText(en.EMAIL_TAKEN)).not.toBeInTheDocument();
});

test('a taken e-mail is reported at its field; after a change it can be sent again', async () => {
  const replies = [
    refused('EMAIL_TAKEN', 'email'),
    { register: { __typename: 'RegisterPayload', session: session(createAccessToken(600)), errors: [] } },
  ];
  fakeGraph({ Register: () => replies.shift() ?? 'unreachable' });
  show();
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription(en.EMAIL_TAKEN));
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveValue('nour@sahra.example');
  expect(screen.getByRole('link', { name: enLabels['register.logInInstead'] })).toHaveAttribute(
    'href',
    '/en/auth/login',
  );
  await userEvent.type(email, '.eg');
  expect(screen.queryByRole('link', { name: enLabels['register.logInInstead'] })).not.toBeInTheDocument();
  await send();
  await waitFor(() => expect(authState.get()).not.toBeNull());
});

test('a viewer who came from a page is signed in at once, and goes back to it', async () => {
  window.history.replaceState(null, '', '/en/auth/register?callbackUrl=%2Fen%2Fwatch%2Fx');
  const token = createAccessToken(600);
  fakeGraph({
    Register: { register: { __typename: 'RegisterPayload', session: session(token), errors: [] } },
  });
  show();
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  await waitFor(() => expect(authState.get()?.token).toBe(token));
  expect(joining.get()).toBe(false);
});

test('a wrong referral code is reported at its field', async () => {
  fakeGraph({ Register: refused('REFERRAL_INVALID', 'referralCode') });
  show();
  await fill();
  await userEvent.type(screen.getByLabelText(/Referral code/), 'NOPE');
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  await waitFor(() =>
    expect(screen.getByLabelText(/Referral code/)).toHaveAccessibleDescription(en.REFERRAL_INVALID),
  );
});

test('a viewer who has joined learns of the mail, and can have it sent again', async () => {
  const token = createAccessToken(600);
  const log = fakeGraph({
    Register: { register: { __typename: 'RegisterPayload', session: session(token), errors: [] } },
    ResendVerification: {
      resendVerification: { __typename: 'ResendVerificationPayload', sent: true, errors: [] },
    },
  });
  show();
  await fill();
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  await waitFor(() => expect(toasts.get()[0]?.text).toBe(enLabels['register.mailed']));
  toasts.get()[0]?.action?.run();
  await waitFor(() => expect(toasts.get().at(-1)?.text).toBe(enLabels['verify.sentToast']));
  expect(log.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`);
});
