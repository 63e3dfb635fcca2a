import {
  CARD_CHECK,
  DAY_S,
  LOCALE_COOKIE,
  RECOVERY_DAYS,
  RESET_CODE_DIGITS,
  TRIAL_DAYS,
  VIEW_AFTER_SECONDS,
} from '@sahra/schemas/constants';

import type { Quantity } from './format-quantity';

/**
 * Rules of the product that editors' texts name, by the name between the braces: `{{trialDays}}` becomes
 * `7 days`, in Arabic `7 أيام`.
 */
export const PLACEHOLDERS: Readonly<Record<string, Quantity>> = {
  trialDays: { unit: 'day', count: TRIAL_DAYS },
  cardCheck: CARD_CHECK,
  recoveryDays: { unit: 'day', count: RECOVERY_DAYS },
  resetCodeDigits: { unit: 'digit', count: RESET_CODE_DIGITS },
  viewSeconds: { unit: 'second', count: VIEW_AFTER_SECONDS },
  languageCookieDays: { unit: 'day', count: LOCALE_COOKIE.maxAgeSeconds / DAY_S },
};
