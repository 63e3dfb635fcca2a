import type { Locale } from '@sahra/schemas/constants';

import { sendOperation } from '../graph/send-operation';
import { showToast } from '../messages/toasts';
import { loadMessage } from '../messages/load-message';
import { readAccessToken } from './read-access-token';
import { startSession } from './start-session';
import { clearSession } from './clear-session';
import { SessionOperation } from './session.query.generated';
import type { SessionQuery } from './session.query.generated';

/**
 * renewed: a new access token is stored. refused: the session no longer exists. unreachable: the server did not
 * respond; the state is kept and the viewer sees a message.
 */
export type RefreshResult = 'renewed' | 'refused' | 'unreachable';

let flight: Promise<RefreshResult> | null = null;

const renew = async (locale: Locale): Promise<RefreshResult> => {
  const before = readAccessToken();
  try {
    const { name, hash } = SessionOperation;
    const call = { name, hash, variables: {}, locale, token: null };
    const { data, errors } = await sendOperation<SessionQuery>(call);
    if (!data || errors?.length) throw new Error('The session could not be read.');
    const { session } = data;
    // The viewer signed out or signed in again while the request was in flight: the newer state has priority.
    if (readAccessToken() !== before) return 'refused';
    if (!session) {
      clearSession();
      return 'refused';
    }
    startSession(session);
    return 'renewed';
  } catch {
    showToast('failed', await loadMessage('UPSTREAM_UNAVAILABLE', locale));
    return 'unreachable';
  }
};

/**
 * Renews the access token from the session cookie. Concurrent callers share one request; failures are not retried
 * here.
 */
export const refreshSession = (locale: Locale): Promise<RefreshResult> => {
  flight ??= renew(locale).finally(() => {
    flight = null;
  });
  return flight;
};
