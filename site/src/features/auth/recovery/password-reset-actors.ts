import type { Locale } from '@sahra/schemas/constants';
import { fromPromise } from 'xstate';

import { postOperation } from '../../../shared/graph/post-operation';
import { CheckCodeOperation } from './check-code.mutation.generated';
import { ResetPasswordOperation } from './reset-password.mutation.generated';
import { SendCodeOperation } from './send-code.mutation.generated';

/** Error of one field, or of the whole form when `field` is null. */
export interface Failure {
  code: string;
  field: string | null;
}

/** Result of sending a code. `resendAt` is set on failures too, where it is known. */
export interface SendCodeResult {
  resendAt: number | null;
  failures: readonly Failure[];
}

export interface CheckCodeResult {
  resetToken: string | null;
  triesLeft: number | null;
  failures: readonly Failure[];
}

export interface CodeAttempt {
  email: string;
  code: string;
}

export interface NewPassword {
  resetToken: string;
  password: string;
  passwordConfirmation: string;
}

const MS = 1000;
/** Failures of a response without a payload. */
const GENERAL: readonly Failure[] = [{ code: 'SOMETHING_WENT_WRONG', field: null }];

/** Returns the calls of the password reset, in the locale of the page. They reject when there is no response. */
export const passwordResetActors = (locale: Locale) => {
  /** Whether the tries of the newest code are used up. The service answers any later try as an expired code. */
  let spent = false;
  return {
    sendCode: fromPromise<SendCodeResult, string>(async ({ input: email }) => {
      const { forgotPassword } = await postOperation(SendCodeOperation, { input: { email } }, locale, null);
      if (!forgotPassword) return { resendAt: null, failures: GENERAL };
      const { resendInSeconds: seconds, errors } = forgotPassword;
      if (errors.length === 0) spent = false;
      return { resendAt: seconds === null ? null : Date.now() + seconds * MS, failures: errors };
    }),
    checkCode: fromPromise<CheckCodeResult, CodeAttempt>(async ({ input }) => {
      const { checkCode } = await postOperation(CheckCodeOperation, { input }, locale, null);
      if (!checkCode) return { resetToken: null, triesLeft: null, failures: GENERAL };
      const { resetToken, triesLeft, errors } = checkCode;
      if (triesLeft === 0) spent = true;
      if (!resetToken && spent)
        return { resetToken, triesLeft: null, failures: [{ code: 'CODE_TRIES_SPENT', field: 'code' }] };
      return { resetToken, triesLeft, failures: errors };
    }),
    savePassword: fromPromise<readonly Failure[], NewPassword>(async ({ input }) => {
      const { resetPassword } = await postOperation(ResetPasswordOperation, { input }, locale, null);
      return resetPassword?.errors ?? GENERAL;
    }),
  };
};
