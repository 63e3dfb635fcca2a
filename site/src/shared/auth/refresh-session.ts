import type { Locale } from '@sahra/schemas/constants';

import { postOperation } from '../graph/post-operation';
import { announce } from '../messages/announce';
import { loadMessage } from '../messages/load-message';
import { authState } from './auth-state';
import { bearer } from './bearer';
import { enterSession } from './enter-session';
import { leaveSession } from './leave-session';
import { pendingSession } from './pending-session';
import { SessionOperation } from './session.query.generated';

/**
 * renewed: a new access token is stored. refused: the session no longer exists. unreachable: the server did not
 * respond; the state is kept and the viewer sees a message.
 */
export type Refreshed = 'renewed' | 'refused' | 'unreachable';

let flight: Promise<Refreshed> | null = null;

const renew = async (locale: Locale): Promise<Refreshed> => {
  const before = bearer();
  try {
    const { session } = await postOperation(SessionOperation, {}, locale, null);
    // The viewer signed out or signed in again while the request was in flight: the newer state has priority.
    if (bearer() !== before) return 'refused';
    if (!session) {
      leaveSession();
      return 'refused';
    }
    if (!authState.get() && pendingSession.get()) pendingSession.set(session);
    else enterSession(session);
    return 'renewed';
  } catch {
    announce('failed', await loadMessage('UPSTREAM_UNAVAILABLE', locale));
    return 'unreachable';
  }
};

/**
 * Renews the access token from the session cookie. Concurrent callers share one request; failures are not retried
 * here.
 */
export const refreshSession = (locale: Locale): Promise<Refreshed> => {
  flight ??= renew(locale).finally(() => {
    flight = null;
  });
  return flight;
};
