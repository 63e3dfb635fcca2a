import { authState } from './auth-state';
import { pendingSession } from './pending-session';
import { startSession } from './start-session';

/** Ends the registration, whether completed or abandoned: its session becomes the browser's session. */
export const endRegistration = (): void => {
  const session = pendingSession.get();
  if (!session) return;
  pendingSession.set(null);
  if (!authState.get()) startSession(session);
};
