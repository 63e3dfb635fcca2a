import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import { navigate } from 'gatsby';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import arLabels from '../../../locale/ar.json';
import { toasts } from '../../../shared/messages/toasts';
import { ForgotPasswordPage } from '../ForgotPasswordPage/ForgotPasswordPage';
import { ResetPasswordPage } from '../ResetPasswordPage/ResetPasswordPage';
import { VerifyCodePage } from '../VerifyCodePage/VerifyCodePage';
import { typedEmail } from '../fields/typed-email';
import {
  clearPasswordResetProgress,
  readPasswordResetProgress,
  writePasswordResetProgress,
} from './password-reset-progress';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

const went = jest.mocked(navigate);
const EMAIL = 'nour@sahra.example';
const refused = (code: string, field: string | null) => [
  { __typename: 'ForgotPasswordError', code, field, message: 'x' },
];
const wrongCode = {
  checkCode: {
    __typename: 'CheckCodePayload',
    resetToken: null,
    triesLeft: 3,
    errors: refused('CODE_WRONG', 'code'),
  },
};

afterEach(() => {
  clearPasswordResetProgress();
  typedEmail.set('');
  toasts.set([]);
  went.mockReset();
});

test('in Arabic, from the address to the new password, over a reload at each step', async () => {
  fakeGraph({
    SendCode: { forgotPassword: { __typename: 'ForgotPasswordPayload', resendInSeconds: 60, errors: [] } },
    CheckCode: {
      checkCode: { __typename: 'CheckCodePayload', resetToken: 'r1', triesLeft: null, errors: [] },
    },
    ResetPassword: { resetPassword: { __typename: 'ResetPasswordPayload', changed: true, errors: [] } },
  });
  renderInPage(<ForgotPasswordPage />, 'ar');
  await userEvent.type(screen.getByLabelText(arLabels['field.email']), ` ${EMAIL} {Enter}`);
  await waitFor(() => expect(went).toHaveBeenLastCalledWith('/ar/auth/verify-code', { replace: false }));
  cleanup();

  renderInPage(<VerifyCodePage />, 'ar');
  expect(await screen.findByText(EMAIL)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(arLabels['recovery.code']), '٢٥٨٠{Enter}');
  await waitFor(() => expect(went).toHaveBeenLastCalledWith('/ar/auth/reset-password', { replace: false }));
  cleanup();

  renderInPage(<ResetPasswordPage />, 'ar');
  await userEvent.type(screen.getByLabelText(arLabels['recovery.newPassword']), 'evening-2026');
  await userEvent.type(screen.getByLabelText(arLabels['recovery.confirmation']), 'evening-2026{Enter}');
  await waitFor(() => expect(went).toHaveBeenLastCalledWith('/ar/auth/login', { replace: true }));
  expect(toasts.get().map(({ text }) => text)).toEqual([ar.PASSWORD_CHANGED]);
  expect(typedEmail.get()).toBe(EMAIL);
  expect(readPasswordResetProgress()).toEqual({ email: '', resendAt: 0, resetToken: null });
});

test.each([
  ['the code', <VerifyCodePage key="code" />],
  ['the new password', <ResetPasswordPage key="password" />],
])('the page of %s, opened first, leads to the address', async (_, page) => {
  renderInPage(page);
  await waitFor(() => expect(went).toHaveBeenCalledWith('/en/auth/forgot-password', { replace: true }));
});

test.each([
  ['en', en, 'Email'],
  ['ar', ar, arLabels['field.email']],
] as const)(
  'in %s an unknown address is reported at its field, and stays',
  async (locale, messages, label) => {
    fakeGraph({
      SendCode: {
        forgotPassword: {
          __typename: 'ForgotPasswordPayload',
          resendInSeconds: null,
          errors: refused('EMAIL_UNKNOWN', 'email'),
        },
      },
    });
    renderInPage(<ForgotPasswordPage />, locale);
    const email = screen.getByLabelText(label);
    await userEvent.type(email, 'nobody@sahra.example{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(messages.EMAIL_UNKNOWN));
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveValue('nobody@sahra.example');
    expect(went).not.toHaveBeenCalled();
  },
);

test('a lost network is reported, and what was typed can be sent again', async () => {
  fakeGraph({ SendCode: 'unreachable' });
  renderInPage(<ForgotPasswordPage />);
  await userEvent.type(screen.getByLabelText('Email'), `${EMAIL}{Enter}`);
  expect(await screen.findByText(en.SOMETHING_WENT_WRONG)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue(EMAIL);
  expect(screen.getByRole('button', { name: 'Send the code' })).toBeEnabled();
});

test('a wrong code says how many tries are left; another is typed over it', async () => {
  const log = fakeGraph({ CheckCode: wrongCode });
  writePasswordResetProgress({ email: EMAIL, resendAt: 1, resetToken: null });
  renderInPage(<VerifyCodePage />);
  const code = screen.getByLabelText('Code from the email');
  await userEvent.type(code, '11{Enter}');
  expect(code).toHaveAccessibleDescription(en.CODE_INCOMPLETE);
  await userEvent.type(code, '11{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(en.CODE_WRONG));
  expect(screen.getByText('3 tries left.')).toBeInTheDocument();
  await userEvent.type(code, '2580{Enter}');
  await waitFor(() => expect(log).toHaveLength(2));
  expect(log[1]?.variables).toEqual({ input: { email: EMAIL, code: '2580' } });
});

test('after five wrong tries this is said, and a new code empties the field and what was said of it', async () => {
  const sent = { __typename: 'ForgotPasswordPayload', resendInSeconds: 0, errors: [] };
  const spent = { __typename: 'CheckCodePayload', resetToken: null, triesLeft: 0 };
  fakeGraph({
    CheckCode: { checkCode: { ...spent, errors: refused('CODE_WRONG', 'code') } },
    SendCode: { forgotPassword: sent },
  });
  writePasswordResetProgress({ email: EMAIL, resendAt: 1, resetToken: null });
  renderInPage(<VerifyCodePage />);
  await userEvent.type(screen.getByLabelText('Code from the email'), '1111{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText('Code from the email')).toHaveAccessibleDescription(en.CODE_TRIES_SPENT),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(screen.getByLabelText('Code from the email')).toHaveValue(''));
  expect(screen.getByLabelText('Code from the email')).toBeValid();
});

test('another code can be sent, and a refusal is reported beside the button', async () => {
  const replies = [
    { forgotPassword: { __typename: 'ForgotPasswordPayload', resendInSeconds: 0, errors: [] } },
    {
      forgotPassword: {
        __typename: 'ForgotPasswordPayload',
        resendInSeconds: 7200,
        errors: refused('CODES_SPENT', null),
      },
    },
  ];
  fakeGraph({ SendCode: () => replies.shift() ?? 'unreachable' });
  writePasswordResetProgress({ email: EMAIL, resendAt: 1, resetToken: null });
  renderInPage(<VerifyCodePage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual(['A new code is on its way.']));
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(en.CODES_SPENT)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull());
});

test('two passwords that differ, or that are the address, are reported before anything is sent', async () => {
  const log = fakeGraph({});
  writePasswordResetProgress({ email: EMAIL, resendAt: 1, resetToken: 'r1' });
  renderInPage(<ResetPasswordPage />);
  await userEvent.type(screen.getByLabelText('New password'), EMAIL);
  await userEvent.type(screen.getByLabelText('New password again'), 'other{Enter}');
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(en.PASSWORD_INVALID);
  expect(screen.getByLabelText('New password again')).toHaveAccessibleDescription(en.PASSWORD_MISMATCH);
  expect(log).toHaveLength(0);
});

test('when the code is over at the last step, this is said and it starts again', async () => {
  fakeGraph({
    ResetPassword: {
      resetPassword: {
        __typename: 'ResetPasswordPayload',
        changed: false,
        errors: refused('CODE_EXPIRED', 'resetToken'),
      },
    },
  });
  writePasswordResetProgress({ email: EMAIL, resendAt: 1, resetToken: 'r1' });
  renderInPage(<ResetPasswordPage />);
  await userEvent.type(screen.getByLabelText('New password'), 'evening-2026');
  await userEvent.type(screen.getByLabelText('New password again'), 'evening-2026{Enter}');
  await waitFor(() => expect(went).toHaveBeenCalledWith('/en/auth/forgot-password', { replace: true }));
  expect(toasts.get().map(({ text }) => text)).toEqual([en.CODE_EXPIRED]);
  cleanup();
  renderInPage(<ForgotPasswordPage />);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(EMAIL));
});
