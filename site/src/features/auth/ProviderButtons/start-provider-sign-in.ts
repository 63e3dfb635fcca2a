import type { Locale } from '@sahra/schemas/constants';

import { CsrfTokenOperation } from '../../../shared/auth/csrf-token.query.generated';
import { postOperation } from '../../../shared/graph/post-operation';

const isRedirect = (value: unknown): value is { url: string } =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

/**
 * Returns the provider address at which a sign-in begins; the sign-in returns to `callbackUrl`. Rejects when the
 * request fails or the response has no address.
 */
export const startProviderSignIn = async (
  provider: string,
  callbackUrl: string,
  locale: Locale,
): Promise<string> => {
  const { csrfToken } = await postOperation(CsrfTokenOperation, {}, locale, null);
  if (csrfToken === null) throw new Error('no token to sign in with');
  const response = await fetch(`/api/auth/signin/${encodeURIComponent(provider)}`, {
    method: 'POST',
    body: new URLSearchParams({ csrfToken, callbackUrl, json: 'true' }),
  });
  const answer: unknown = await response.json();
  if (!response.ok || !isRedirect(answer)) throw new Error(`no sign-in with ${provider}: ${response.status}`);
  return answer.url;
};
