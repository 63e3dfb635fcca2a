import { authState } from './auth-state';
import { enterSession } from './enter-session';
import { pendingSession } from './pending-session';

/** Ends the registration, whether completed or abandoned: its session becomes the browser's session. */
export const endJoining = (): void => {
  const session = pendingSession.get();
  if (!session) return;
  pendingSession.set(null);
  if (!authState.get()) enterSession(session);
};
