import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@sahra/schemas/messages/en.json';
import ar from '@sahra/schemas/messages/ar.json';

import { fillIn } from '../../../../testing/fill-in';
import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import arLabels from '../../../locale/ar.json';
import enLabels from '../../../locale/en.json';
import { authState } from '../../../shared/auth/auth-state';
import { clearSession } from '../../../shared/auth/clear-session';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { toasts } from '../../../shared/messages/toasts';
import { LoginForm } from './LoginForm';

const show = (locale: 'en' | 'ar' = 'en', onRecoverable = jest.fn<undefined, [unknown]>()) => {
  renderInPage(
    <ApolloScope>
      <LoginForm onRecoverable={onRecoverable} />
    </ApolloScope>,
    locale,
  );
  return onRecoverable;
};

afterEach(() => {
  clearSession();
  toasts.set([]);
});

describe.each([
  ['en', en, enLabels],
  ['ar', ar, arLabels],
] as const)('in %s', (locale, messages, labels) => {
  test('empty fields are reported at the fields, the first takes the focus, nothing is asked', async () => {
    const log = fakeGraph({});
    show(locale);
    await userEvent.click(screen.getByRole('button', { name: labels['auth.login'] }));
    const email = screen.getByLabelText(labels['field.email']);
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription(messages.EMAIL_REQUIRED);
    expect(screen.getByLabelText(labels['field.password'])).toHaveAccessibleDescription(
      messages.PASSWORD_REQUIRED,
    );
    await waitFor(() => expect(email).toHaveFocus());
    expect(log).toHaveLength(0);
  });

  test('a wrong pair is reported, and what was typed stays', async () => {
    fakeGraph({
      CsrfToken: { csrfToken: 'c1' },
      SignIn: {
        signIn: {
          __typename: 'SignInPayload',
          session: null,
          recovery: null,
          errors: [{ __typename: 'SignInError', code: 'INCORRECT_CREDENTIALS', field: null, message: 'x' }],
        },
      },
    });
    show(locale);
    await fillIn(screen.getByLabelText(labels['field.email']), 'nour@sahra.example');
    await userEvent.type(screen.getByLabelText(labels['field.password']), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: labels['auth.login'] }));
    expect(await screen.findByText(messages.INCORRECT_CREDENTIALS)).toBeInTheDocument();
    expect(screen.getByLabelText(labels['field.password'])).toHaveValue('wrong');
    expect(authState.get()).toBeNull();
  });
});

test('the right pair is sent with a token, in the language of the page, and signs in', async () => {
  const token = createAccessToken(600);
  const log = fakeGraph({
    CsrfToken: { csrfToken: 'c1' },
    SignIn: {
      signIn: { __typename: 'SignInPayload', session: session(token), recovery: null, errors: [] },
    },
  });
  show('ar');
  await userEvent.type(screen.getByLabelText(arLabels['field.email']), ' nour@sahra.example ');
  await userEvent.type(screen.getByLabelText(arLabels['field.password']), ' kept as typed ');
  await userEvent.click(screen.getByRole('button', { name: arLabels['auth.login'] }));
  await waitFor(() => expect(authState.get()?.token).toBe(token));
  const sent = log.find(({ name }) => name === 'SignIn');
  expect(sent?.variables).toEqual({
    input: { email: 'nour@sahra.example', password: ' kept as typed ', csrfToken: 'c1' },
  });
  expect(sent?.method).toBe('POST');
  expect(sent?.headers.get('x-localization')).toBe('ar');
  expect(toasts.get().map(({ text }) => text)).toEqual([ar.LOGIN_SUCCESS]);
});

test('an address that is none is reported before anything is sent', async () => {
  fakeGraph({});
  show();
  await userEvent.type(screen.getByLabelText('Email'), 'nobody');
  await userEvent.tab();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(en.EMAIL_INVALID);
});

test('a graph that cannot be reached is said, and can be tried again', async () => {
  fakeGraph({ CsrfToken: 'unreachable', SignIn: 'unreachable' });
  show();
  await fillIn(screen.getByLabelText('Email'), 'nour@sahra.example');
  await fillIn(screen.getByLabelText('Password'), 'evening-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(en.UPSTREAM_UNAVAILABLE)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('the right pair of a deleted account is reported, and what has it back is handed on', async () => {
  const recovery = {
    token: 'r1',
    recoveryEndsAt: '2026-12-20T10:00:00.000Z',
    name: 'Nour Saleh',
    email: 'n•••@sahra.example',
  };
  fakeGraph({
    CsrfToken: { csrfToken: 'c1' },
    SignIn: {
      signIn: {
        __typename: 'SignInPayload',
        session: null,
        recovery: { __typename: 'AccountRecovery', ...recovery },
        errors: [{ __typename: 'SignInError', code: 'DELETED_RECOVERABLE', field: null, message: 'x' }],
      },
    },
  });
  const onRecoverable = show();
  await fillIn(screen.getByLabelText('Email'), 'nour@sahra.example');
  await fillIn(screen.getByLabelText('Password'), 'evening-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText(en.DELETED_RECOVERABLE)).toBeInTheDocument();
  expect(onRecoverable.mock.calls[0]?.[0]).toMatchObject(recovery);
});
