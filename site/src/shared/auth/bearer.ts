import { authState } from './auth-state';
import { pendingSession } from './pending-session';

/** The bearer as it is, of the viewer or of somebody who is joining; null when nobody is signed in. */
export const bearer = (): string | null => authState.get()?.token ?? pendingSession.get()?.token ?? null;
