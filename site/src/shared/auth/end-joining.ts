import { authState } from './auth-state';
import { enterSession } from './enter-session';
import { pendingSession } from './pending-session';

/** Joining is over, finished or left: its login becomes the one of this browser. */
export const endJoining = (): void => {
  const session = pendingSession.get();
  if (!session) return;
  pendingSession.set(null);
  if (!authState.get()) enterSession(session);
};
