import type { Locale } from '@sahra/schemas/constants';

import { freshToken } from '../../../shared/auth/fresh-token';
import { postOperation } from '../../../shared/graph/post-operation';
import { ResendVerificationOperation } from '../../../shared/auth/resend-verification.mutation.generated';

/** Has the link mailed once more to the signed-in viewer. Answers the code of what went wrong, or null. */
export const resendVerification = async (
  locale: Locale,
  /** Bearer of a session that is not this browser's yet; without it the stored one. */
  token?: string,
): Promise<string | null> => {
  try {
    const { resendVerification: answer } = await postOperation(
      ResendVerificationOperation,
      {},
      locale,
      token ?? (await freshToken(locale)),
    );
    return answer.sent ? null : (answer.errors[0]?.code ?? 'SOMETHING_WENT_WRONG');
  } catch {
    return 'UPSTREAM_UNAVAILABLE';
  }
};
