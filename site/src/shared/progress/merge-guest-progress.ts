import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';

import { setContinueMark } from './continue-mark';
import { forgetGuestProgress, readGuestProgress } from './guest-progress';
import { sendProgress } from './progress-calls';

/**
 * Sends what a guest watched here to the account of the viewer who signed in, and deletes it here once it arrived. A
 * failure keeps it for the next page.
 */
export const mergeGuestProgress = async (): Promise<void> => {
  const entries = readGuestProgress();
  const locale = LOCALES.find((one) => one === document.documentElement.lang) ?? DEFAULT_LOCALE;
  if ((await sendProgress(entries, locale)) !== null) return;
  setContinueMark(true);
  forgetGuestProgress(
    entries.map(({ code }) => code),
    entries,
  );
};
