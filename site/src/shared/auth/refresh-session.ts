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

/** renewed: a fresh bearer is stored. refused: there is no session any more. unreachable: nobody could say; everything stays, and the viewer is told. */
export type Refreshed = 'renewed' | 'refused' | 'unreachable';

let flight: Promise<Refreshed> | null = null;

const renew = async (locale: Locale): Promise<Refreshed> => {
  const before = bearer();
  try {
    const { session } = await postOperation(SessionOperation, {}, locale, null);
    // Signed out, or in again, while the answer was on its way: that is the newer fact.
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

/** Renews the bearer from the session cookie. Callers at the same time share one call; a failure is not repeated here. */
export const refreshSession = (locale: Locale): Promise<Refreshed> => {
  flight ??= renew(locale).finally(() => {
    flight = null;
  });
  return flight;
};
