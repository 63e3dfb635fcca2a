import type { Locale } from '@sahra/schemas/constants';

import { loadMessage } from '../messages/load-message';
import { showToast } from '../messages/toasts';
import { tabStorage } from '../store/browser-storage';

const KEY = 'sahra.signed-out';

/** Leaves a note for the document that opens after a sign-out. */
export const leaveSignedOutNote = (): void => tabStorage.set(KEY, 'true');

/** Confirms the sign-out on the page that it led to, once. */
export const showSignedOutNote = async (locale: Locale): Promise<void> => {
  if (tabStorage.get(KEY) === null) return;
  tabStorage.remove(KEY);
  showToast('done', await loadMessage('SIGNED_OUT', locale));
};
