import type { AccountsCalls } from './accounts-calls';
import type { CodeSentRecord } from './accounts-records';
import type { CallerContext } from './caller-context';

interface NewPassword {
  password: string;
  password_confirmation: string;
}

export type PasswordReset = NewPassword & { reset_token: string };

/**
 * Creates the calls for passwords, the address, the profile and email verification. `cookie`
 * contains the browser's auth cookies.
 */
export const createIdentityCalls = ({ call, callAsViewer }: AccountsCalls) => ({
  forgotPassword: async (caller: CallerContext, email: string): Promise<CodeSentRecord> => {
    const request = { method: 'POST', path: '/api/forgot_password', json: { email } } as const;
    return (await call<{ data: CodeSentRecord }>(caller, request)).body.data;
  },
  checkCode: (caller: CallerContext, cookie: string | undefined, json: { email: string; code: string }) =>
    call<{ data: { reset_token: string } }>(caller, {
      method: 'POST',
      path: '/api/check_code',
      json,
      headers: { cookie },
    }),
  resetPassword: (caller: CallerContext, cookie: string | undefined, json: PasswordReset) =>
    call(caller, { method: 'POST', path: '/api/reset_password', json, headers: { cookie } }),
  changePassword: async (
    caller: CallerContext,
    json: NewPassword & { current_password: string },
  ): Promise<void> => {
    await callAsViewer(caller, { method: 'POST', path: '/api/change_password', json });
  },
  requestEmailCode: async (
    caller: CallerContext,
    json: { email: string; password: string },
  ): Promise<CodeSentRecord> => {
    const request = { method: 'POST', path: '/api/change_email/code', json } as const;
    return (await callAsViewer<{ data: CodeSentRecord }>(caller, request)).body.data;
  },
  changeEmail: async (caller: CallerContext, code: string): Promise<void> => {
    await callAsViewer(caller, { method: 'POST', path: '/api/change_email', json: { code } });
  },
  updateProfile: async (caller: CallerContext, name: string): Promise<void> => {
    await callAsViewer(caller, { method: 'POST', path: '/api/update_profile', json: { name } });
  },
  verifyEmail: async (caller: CallerContext, token: string): Promise<void> => {
    await call(caller, { method: 'POST', path: '/api/verify_email', json: { token } });
  },
  resendVerification: async (caller: CallerContext): Promise<void> => {
    await callAsViewer(caller, { method: 'POST', path: '/api/resend_verification', json: {} });
  },
});
