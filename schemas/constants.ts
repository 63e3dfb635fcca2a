/** Business constants and limits of docs/product/limits.md. Each is defined only here. */

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';
/** Tag for `Intl`: Latin digits and the Gregorian calendar in both locales, as usual in the region. */
export const LOCALE_TAG: Record<Locale, string> = {
  en: 'en-AE-u-nu-latn',
  ar: 'ar-AE-u-nu-latn-ca-gregory',
};
export const OTHER_LOCALE: Record<Locale, Locale> = { en: 'ar', ar: 'en' };
export const DIRECTION: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', ar: 'rtl' };
/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', ar: 'العربية' };

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
export const DAY_S = 24 * 60 * 60;

export const LOCALE_COOKIE = {
  name: 'i18n_redirected',
  maxAgeSeconds: 365 * DAY_S,
  sameSite: 'lax',
} as const;
export const SIGNED_IN_COOKIE = 'logged';
/** Notification preferences (docs/product/rules.md R51): each is true until a viewer closes what it is about. */
export const NOTIFICATION_COOKIES = {
  smartBanner: 'showSmartBanner',
  mainPopup: 'showMainPopup',
  maxAgeSeconds: 365 * DAY_S,
} as const;

export const TRIAL_DAYS = 7;
export const CARD_CHECK = { amountMinor: 100, currency: 'USD' } as const;
export const CURRENCY = 'AED';
/** Smallest amount of CURRENCY that a payment provider charges, in minor units: 2.00 at Stripe. */
export const CHARGE_MIN_MINOR = 200;
/** Days before the end of the trial on which the viewer gets a reminder of the first fee (docs/product/rules.md R24). */
export const TRIAL_REMINDER_DAYS_BEFORE = 2;
/** Days after the end of a period on which the renewal is charged (docs/product/rules.md R26). */
export const DUNNING_DAYS = [0, 3, 7] as const;
/** Days for which a viewer keeps access while the renewal cannot be charged (docs/product/rules.md R26). */
export const GRACE_DAYS = 7;
/** A payment without a final state expires after this time. */
export const PAYMENT_EXPIRY_MINUTES = 30;
export const PLAN_PERIODS = ['month', 'year'] as const;
export const RECOVERY_DAYS = 30;
export const RESET_CODE_DIGITS = 4;

/** Length of a search query in characters; the maximum is longer than any title. */
export const SEARCH_QUERY_LENGTH = { min: 1, max: 100 } as const;
export const SUGGESTIONS_MAX = 20;

/** Maximum length of an e-mail address that SMTP allows, in bytes (RFC 5321 §4.5.3.1.3, without the angle brackets). */
export const EMAIL_MAX = 254;
/** Maximum characters of a viewer's name. The owner gives no limit; this one only prevents abuse. */
export const NAME_MAX = 100;
export const CONTACT_NAME_LENGTH = { min: 3, max: 50 } as const;
export const MESSAGE_LENGTH = { min: 10, max: 300 } as const;
/**
 * Length of comments, feedback and reports in characters. The owner sets no limit; this is common elsewhere and
 * fits on a phone.
 */
export const COMMENT_LENGTH = { min: 1, max: 1000 } as const;
/** Maximum length of the reason for which a comment is reported, in characters. Our choice. */
export const REPORT_REASON_MAX = 300;
/** Latest second of a video that a comment may refer to: one day, longer than any event. */
export const COMMENT_AT_MAX = 1 * DAY_S;
/** Our choice, because the owner sets no limits (docs/product/rules.md R17). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export const BUILD_CHECK_MS = 60 * MINUTE_MS;
export const PREFETCH_PENDING_MAX = 4;
export const PREFETCH_DELAY_MS = 1 * SECOND_MS;
export const RELOAD_GUARD_MS = 10 * SECOND_MS;
export const SIGN_OUT_FALLBACK_MS = 60 * SECOND_MS;
export const RESIZE_DEBOUNCE_MS = 50;
export const MENU_ENTER_MS = 200;
export const BADGE_GRAPHEMES = 1;

/**
 * The access token lasts ten minutes, a media URL two hours, rounded up to ten minutes (docs/product/limits.md).
 */
export const ACCESS_TOKEN_SECONDS = 10 * 60;
export const MEDIA_URL_SECONDS = 2 * 60 * 60;
export const MEDIA_URL_ROUNDING_SECONDS = 10 * 60;

/** Time zone of the served schedule; an open page shows the viewer's own. */
export const GULF_TIME_ZONE = 'Asia/Dubai';
/** Time zones that the schedule offers beside the device's own, from west to east. */
export const SCHEDULE_TIME_ZONES = [
  'Africa/Casablanca',
  'Africa/Algiers',
  'Africa/Tunis',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Amman',
  'Asia/Baghdad',
  'Asia/Riyadh',
  GULF_TIME_ZONE,
] as const;
/** Days that the schedule offers before and after today. */
export const SCHEDULE_DAYS = { before: 1, after: 6 } as const;
/** Hour at which an evening ends: what is on between midnight and dawn belongs to the evening before as well. */
export const DAWN_HOUR = 5;
/** Minutes before the beginning at which a calendar reminds of a programme. */
export const CALENDAR_ALARM_MINUTES = 15;

/** Relay connections: maximum number of nodes per page. */
export const PAGE_SIZE_MAX = 50;

/**
 * docs/product/rules.md R38: playback restarts from the beginning below these seconds; beyond this share of the
 * length the video counts as finished.
 */
export const RESUME_FROM_SECONDS = 15;
export const FINISHED_FROM_SHARE = 0.95;

/** A view counts after this many seconds of playback, or this share of a film (docs/product/rules.md R39). */
export const VIEW_AFTER_SECONDS = 10;
export const VIEW_AFTER_SHARE = 0.5;

/** After this many seconds of play without a sign of the viewer, the player pauses and asks. */
export const STILL_WATCHING_SECONDS = 3 * 60 * 60;
