import type { Locale } from '@sahra/schemas/constants';

import { readFreshAccessToken } from '../../../shared/auth/read-fresh-access-token';
import { postOperation } from '../../../shared/graph/post-operation';
import { ResendVerificationOperation } from '../../../shared/auth/resend-verification.mutation.generated';

/** Sends the verification mail again to the signed-in viewer. Returns an error code, or null on success. */
export const resendVerification = async (
  locale: Locale,
  /** Access token of a session that is not yet the session of this browser; the stored one by default. */
  token?: string,
): Promise<string | null> => {
  try {
    const { resendVerification: answer } = await postOperation(
      ResendVerificationOperation,
      {},
      locale,
      token ?? (await readFreshAccessToken(locale)),
    );
    return answer?.sent ? null : (answer?.errors[0]?.code ?? 'SOMETHING_WENT_WRONG');
  } catch {
    return 'UPSTREAM_UNAVAILABLE';
  }
};
