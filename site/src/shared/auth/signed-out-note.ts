import type { Locale } from '@sahra/schemas/constants';

import { loadMessage } from '../messages/load-message';
import { showToast } from '../messages/toasts';

const KEY = 'sahra.signed-out';

/** Leaves a note for the document that opens after a sign-out. */
export const leaveSignedOutNote = (): void => {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Without storage the page that opens shows the sign-out only by its Login.
  }
};

/** Confirms the sign-out on the page that it led to, once. */
export const showSignedOutNote = async (locale: Locale): Promise<void> => {
  try {
    if (sessionStorage.getItem(KEY) === null) return;
    sessionStorage.removeItem(KEY);
    showToast('done', await loadMessage('SIGNED_OUT', locale));
  } catch {
    // Neither storage nor the texts may keep the page from opening.
  }
};
