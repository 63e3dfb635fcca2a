import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { LoginForm } from './auth/LoginForm/LoginForm';
import { ForgotPasswordPage } from './auth/ForgotPasswordPage/ForgotPasswordPage';
import { writePasswordResetProgress } from './auth/recovery/password-reset-progress';
import { RegisterForm } from './auth/RegisterForm/RegisterForm';
import { ResetPasswordPage } from './auth/ResetPasswordPage/ResetPasswordPage';
import { VerifyCodePage } from './auth/VerifyCodePage/VerifyCodePage';
import { FriendCodeForm } from './referral/FriendCodeForm/FriendCodeForm';
import { PasswordForm } from './settings/ChangePasswordPage/PasswordForm';
import { NameForm } from './settings/EditProfilePage/NameForm';
import { ReportForm } from './settings/HelpPage/ReportForm';
import { startSession } from '../shared/auth/start-session';
import { clearSession } from '../shared/auth/clear-session';
import { Promo } from '../shared/checkout/Promo/Promo';
import { VoucherForm } from '../shared/checkout/VoucherForm/VoucherForm';
import { ApolloScope } from '../shared/graph/ApolloScope/ApolloScope';
import { NewsletterForm } from '../shared/newsletter/NewsletterForm/NewsletterForm';
import { fillIn } from '../../testing/fill-in';
import { createAccessToken, fakeGraph, session } from '../../testing/graph';
import { renderInPage } from '../../testing/page';

const nothing = (): void => undefined;
const EMAIL = 'nour@sahra.example';

/** One form, the mutation it sends, the field of the graph that answers, and the fields of the form. */
const FORMS: readonly [string, ReactNode, string, string, readonly string[]][] = [
  ['Login', <LoginForm key="f" onRecoverable={nothing} />, 'SignIn', 'signIn', ['email', 'password']],
  [
    'Register',
    <RegisterForm key="f" />,
    'Register',
    'register',
    ['name', 'email', 'password', 'referralCode', 'termsAccepted'],
  ],
  ['Forgotten password', <ForgotPasswordPage key="f" />, 'SendCode', 'forgotPassword', ['email']],
  ['Code of the mail', <VerifyCodePage key="f" />, 'CheckCode', 'checkCode', ['code']],
  [
    'New password',
    <ResetPasswordPage key="f" />,
    'ResetPassword',
    'resetPassword',
    ['password', 'passwordConfirmation'],
  ],
  ['Name', <NameForm key="f" name="Nour" />, 'UpdateProfile', 'updateProfile', ['name']],
  ['Report', <ReportForm key="f" email={EMAIL} />, 'ReportProblem', 'answer', ['comment', 'email']],
  [
    'Change of the password',
    <PasswordForm key="f" email={EMAIL} />,
    'ChangePassword',
    'changePassword',
    ['currentPassword', 'password', 'passwordConfirmation'],
  ],
  ['Voucher', <VoucherForm key="f" onActivated={nothing} />, 'SpendVoucher', 'activateVoucher', ['code']],
  [
    'Promo code',
    <Promo
      key="f"
      planId="p"
      code={null}
      quote={null}
      onQuote={nothing}
      onRefused={nothing}
      onRemove={nothing}
    />,
    'CheckPromoCode',
    'checkPromoCode',
    ['code'],
  ],
  [
    'Friend’s code',
    <FriendCodeForm key="f" named={null} />,
    'ActivateReferralCode',
    'activateReferralCode',
    ['code'],
  ],
  ['Newsletter', <NewsletterForm key="f" />, 'SubscribeNewsletter', 'subscribeNewsletter', ['email']],
];

const refusals = FORMS.flatMap(([title, form, operation, payload, fields]) =>
  fields.map((field) => ({ title, form, operation, payload, field })),
);

const valueOf = ({ name, type }: HTMLInputElement | HTMLTextAreaElement): string => {
  if (type === 'email') return EMAIL;
  if (/password/i.test(name)) return 'evening-2026';
  return name === 'code' ? '2580' : 'Nour Adel';
};

const fill = async (): Promise<void> => {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, textarea'),
  ];
  for (const field of fields.filter(({ name }) => name !== '')) {
    if (field.type === 'checkbox' && field.name === 'termsAccepted') await userEvent.click(field);
    if (field.type === 'checkbox' || field.type === 'radio' || field.readOnly) continue;
    await userEvent.clear(field);
    await fillIn(field, valueOf(field));
  }
};

const submit = async (): Promise<void> => {
  const button = document.querySelector<HTMLElement>('form button[type="submit"]');
  if (!button) throw new Error('the form has no button');
  await userEvent.click(button);
};

const refuse = (operation: string, payload: string, code: string, field: string | null) => {
  const error = { __typename: 'FormError', code, field, message: 'x' };
  const answer = {
    __typename: 'Payload',
    session: null,
    recovery: null,
    viewer: null,
    grant: null,
    quote: null,
    resendInSeconds: null,
    resetToken: null,
    triesLeft: 2,
    sent: false,
    changed: false,
    activated: false,
    subscribed: false,
    errors: [error],
  };
  fakeGraph({ CsrfToken: { csrfToken: 'c' }, [operation]: { [payload]: answer } });
};

beforeEach(() => {
  Object.assign(window, { ___navigate: jest.fn() });
  writePasswordResetProgress({ email: EMAIL, resendAt: 1, resetToken: 'r1' });
  startSession(session(createAccessToken(600)) as never);
});
afterEach(() => act(clearSession));

test.each(refusals)('$title: refused at $field, which takes the focus', async (refusal) => {
  const { form, operation, payload, field } = refusal;
  refuse(operation, payload, 'CODE_INVALID', field);
  renderInPage(<ApolloScope>{form}</ApolloScope>);
  await fill();
  await submit();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', field));
  expect(document.activeElement).toBeInvalid();
});

test.each(['Login', 'Name', 'Voucher'])('%s: a refusal of the whole form takes the focus', async (title) => {
  const [, form, operation = '', payload = ''] = FORMS.find(([name]) => name === title) ?? [];
  refuse(operation, payload, 'RATE_LIMITED', null);
  renderInPage(<ApolloScope>{form}</ApolloScope>);
  await fill();
  await submit();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-refusal'));
  expect(screen.getByRole('alert')).toContainElement(document.activeElement as HTMLElement);
});

test('a lost answer leaves the focus at the button, which sends again', async () => {
  fakeGraph({ UpdateProfile: 'unreachable' });
  renderInPage(
    <ApolloScope>
      <NameForm name="Nour" />
    </ApolloScope>,
  );
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(screen.getByRole('button')).toHaveFocus();
});
