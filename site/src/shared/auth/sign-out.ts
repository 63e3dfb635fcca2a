import type { Locale } from '@sahra/schemas/constants';

import { postOperation } from '../graph/post-operation';
import { forgetViewer } from './forget-viewer';
import { readFreshAccessToken } from './read-fresh-access-token';
import { CsrfTokenOperation } from './csrf-token.query.generated';
import { SignOutOperation } from './sign-out.mutation.generated';

/**
 * Ends the session on the server first, then deletes what this browser stores for the viewer. Data in memory
 * disappears with the document.
 * @returns The error code, or null.
 */
export const signOut = async (locale: Locale): Promise<string | null> => {
  try {
    const { csrfToken } = await postOperation(CsrfTokenOperation, {}, locale, null).catch(() => ({
      csrfToken: null,
    }));
    if (!csrfToken) return 'CSRF_MISSING_SIGN_OUT';
    const { signOut: answer } = await postOperation(
      SignOutOperation,
      { input: { csrfToken } },
      locale,
      await readFreshAccessToken(locale),
    );
    if (!answer?.signedOut) return answer?.errors[0]?.code ?? 'SOMETHING_WENT_WRONG';
  } catch {
    return 'UPSTREAM_UNAVAILABLE';
  }
  forgetViewer();
  return null;
};
