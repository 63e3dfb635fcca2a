/** Business constants and limits of docs/product/limits.md, each defined here and nowhere else. */

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';
export const DIRECTION: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_S = 24 * 60 * 60;

export const LOCALE_COOKIE = {
  name: 'i18n_redirected',
  maxAgeSeconds: 365 * DAY_S,
  sameSite: 'lax',
} as const;
export const SIGNED_IN_COOKIE = 'logged';

export const TRIAL_DAYS = 7;
export const CARD_CHECK = { amountMinor: 100, currency: 'USD' } as const;
export const CURRENCY = 'AED';
/** Day of the trial on which the viewer is reminded of the first fee (docs/product/rules.md R24). */
export const TRIAL_REMINDER_DAY = 5;
/** Days after the end of a period on which its renewal is charged (docs/product/rules.md R26). */
export const DUNNING_DAYS = [0, 3, 7] as const;
/** How long a renewal that cannot be charged keeps access (docs/product/rules.md R26). */
export const GRACE_DAYS = 7;
/** A payment without an outcome is given up after this long. */
export const PAYMENT_EXPIRY_MINUTES = 30;
export const PLAN_PERIODS = ['month', 'year'] as const;
export const RECOVERY_DAYS = 30;
export const RESET_CODE_DIGITS = 4;

/** What is typed into a search field, in characters; longer than any title. */
export const SEARCH_QUERY_LENGTH = { min: 1, max: 100 } as const;
export const SUGGESTIONS_MAX = 20;

export const CONTACT_NAME_LENGTH = { min: 3, max: 50 } as const;
export const MESSAGE_LENGTH = { min: 10, max: 300 } as const;
/** Comments, feedback and reports: the owner gives no limit; as long as what people write under videos elsewhere and a phone can show. */
export const COMMENT_LENGTH = { min: 1, max: 1000 } as const;
/** Our choice, as the owner gives no limits (docs/product/rules.md R17). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export const BUILD_CHECK_MS = 60 * MINUTE_MS;
export const PREFETCH_PENDING_MAX = 4;
export const PREFETCH_DELAY_MS = 1 * SECOND_MS;
export const RELOAD_GUARD_MS = 10 * SECOND_MS;
export const SIGN_OUT_FALLBACK_MS = 60 * SECOND_MS;
export const RESIZE_SETTLE_MS = 50;
export const MENU_ENTER_MS = 200;
export const BADGE_GRAPHEMES = 1;

/** The bearer lives ten minutes, a media URL two hours rounded to ten minutes (docs/product/limits.md). */
export const BEARER_SECONDS = 10 * 60;
export const MEDIA_URL_SECONDS = 2 * 60 * 60;
export const MEDIA_URL_ROUNDING_SECONDS = 10 * 60;

/** Relay connections: the most nodes one page may ask for. */
export const PAGE_SIZE_MAX = 50;

/** docs/product/rules.md R38: what was watched for less begins anew, and what was watched further (a share of its length) is finished. */
export const RESUME_FROM_SECONDS = 15;
export const FINISHED_FROM_SHARE = 0.95;

/** A view is counted once so much has played (docs/product/rules.md R39). */
export const VIEW_AFTER_SECONDS = 10;
