import type { Locale } from '@sahra/schemas/constants';
import { fromPromise } from 'xstate';

import { postOperation } from '../../../shared/graph/post-operation';
import { CheckCodeOperation } from './check-code.mutation.generated';
import { ResetPasswordOperation } from './reset-password.mutation.generated';
import { SendCodeOperation } from './send-code.mutation.generated';

/** One refusal: of a field, or of the whole form. */
export interface Failure {
  code: string;
  field: string | null;
}

/** `resendAt` also beside a failure, where it is known. */
export interface CodeSent {
  resendAt: number | null;
  failures: readonly Failure[];
}

export interface CodeChecked {
  resetToken: string | null;
  triesLeft: number | null;
  failures: readonly Failure[];
}

export interface CodeTry {
  email: string;
  code: string;
}

export interface NewPassword {
  resetToken: string;
  password: string;
  passwordConfirmation: string;
}

const MS = 1000;

/** The calls of the journey, in the language of the page. They reject when there is no answer. */
export const recoveryActors = (locale: Locale) => ({
  sendCode: fromPromise<CodeSent, string>(async ({ input: email }) => {
    const { forgotPassword } = await postOperation(SendCodeOperation, { input: { email } }, locale, null);
    const { resendIn, errors } = forgotPassword;
    return { resendAt: resendIn === null ? null : Date.now() + resendIn * MS, failures: errors };
  }),
  checkCode: fromPromise<CodeChecked, CodeTry>(async ({ input }) => {
    const { checkCode } = await postOperation(CheckCodeOperation, { input }, locale, null);
    const { resetToken, triesLeft, errors } = checkCode;
    // A code that stands no more tries is as good as expired: only another one helps.
    if (triesLeft === 0)
      return { resetToken, triesLeft: null, failures: [{ code: 'CODE_EXPIRED', field: 'code' }] };
    return { resetToken, triesLeft, failures: errors };
  }),
  savePassword: fromPromise<readonly Failure[], NewPassword>(async ({ input }) => {
    const { resetPassword } = await postOperation(ResetPasswordOperation, { input }, locale, null);
    return resetPassword.errors;
  }),
});
