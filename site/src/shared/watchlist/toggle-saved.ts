import type { Locale } from '@sahra/schemas/constants';

import { loadMessage } from '../messages/load-message';
import { showToast } from '../messages/toasts';
import { savedCodes, noteSaved } from './saved-codes';
import { updateSaved } from './watchlist-calls';

/** Codes whose change is under way. */
const underWay = new Set<string>();

/**
 * Saves a video or removes it, with an optimistic update that is rolled back after an error, and tells the viewer.
 * @param text Returns the text of the success message.
 */
export const toggleSaved = async (
  code: string,
  saved: boolean,
  locale: Locale,
  text: string,
): Promise<void> => {
  if (underWay.has(code)) return;
  underWay.add(code);
  if (savedCodes.get() === null) savedCodes.set(new Set());
  noteSaved(code, saved);
  const failure = await updateSaved({ type: 'video', code }, saved, locale);
  underWay.delete(code);
  if (failure === null) {
    showToast('done', text);
    return;
  }
  noteSaved(code, !saved);
  showToast('failed', await loadMessage(failure, locale));
};
