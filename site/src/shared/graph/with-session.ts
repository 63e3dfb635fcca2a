import type { Locale } from '@sahra/schemas/constants';

import { readAccessToken } from '../auth/read-access-token';
import { refreshSession } from '../auth/refresh-session';

interface Answer {
  data?: object | null;
  errors?: { extensions?: { code?: string } }[];
}

interface Payload {
  errors?: { code?: string }[];
}

/** A query is refused as a whole, a mutation in its payload. */
const isSessionRefused = ({ data, errors }: Answer): boolean =>
  (errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false) ||
  Object.values((data ?? {}) as Record<string, Payload | null>).some((payload) =>
    payload?.errors?.some(({ code }) => code === 'SESSION_REQUIRED'),
  );

/**
 * Sends an operation with the viewer's access token. A rejected token is renewed once from the session cookie; when the
 * renewal is refused too, the viewer is signed out and the original response is returned.
 */
export const withSession = async <Response extends Answer>(
  locale: Locale,
  token: string | null,
  send: (token: string | null) => Promise<Response>,
): Promise<Response> => {
  const answer = await send(token);
  if (!token || !isSessionRefused(answer) || (await refreshSession(locale)) !== 'renewed') return answer;
  return send(readAccessToken());
};
