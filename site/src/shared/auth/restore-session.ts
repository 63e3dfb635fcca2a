import type { Locale } from '@sahra/schemas/constants';

import { loadMessage } from '../messages/load-message';
import { showToast } from '../messages/toasts';
import { createStore } from '../store/create-store';
import { isAuthForgotten } from './auth-state';

/** Whether the server is being asked who is signed in: the guard of the page waits for the answer. */
export const restoring = createStore(false);

/**
 * Asks the server once for the session of a browser that kept no more of it than its cookies: its storage is full or
 * refused.
 */
export const restoreSession = async (locale: Locale): Promise<void> => {
  if (!isAuthForgotten()) return;
  restoring.set(true);
  try {
    const { refreshSession } = await import('./refresh-session');
    await refreshSession(locale);
  } catch {
    showToast('failed', await loadMessage('UPSTREAM_UNAVAILABLE', locale));
  } finally {
    restoring.set(false);
  }
};
