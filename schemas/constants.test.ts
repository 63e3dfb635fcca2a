import * as constants from './constants';

describe('the business constants are those of the specification', () => {
  it.each([
    ['free trial, days', constants.TRIAL_DAYS, 7],
    ['check of a card', constants.CARD_CHECK, { amountMinor: 100, currency: 'USD' }],
    ['currency', constants.CURRENCY, 'AED'],
    ['periods of a plan', constants.PLAN_PERIODS, ['month', 'year']],
    ['digits of a reset code', constants.RESET_CODE_DIGITS, 4],
    ['length of a contact name', constants.CONTACT_NAME_LENGTH, { min: 3, max: 50 }],
    ['length of a message', constants.MESSAGE_LENGTH, { min: 10, max: 300 }],
    ['recovery of a deleted account, days', constants.RECOVERY_DAYS, 30],
    ['build check, minutes', constants.BUILD_CHECK_MS / 60_000, 60],
    ['pending prefetches', constants.PREFETCH_PENDING_MAX, 4],
    ['prefetch timer, seconds', constants.PREFETCH_DELAY_MS / 1000, 1],
    ['reload guard, seconds', constants.RELOAD_GUARD_MS / 1000, 10],
    ['sign-out fallback, seconds', constants.SIGN_OUT_FALLBACK_MS / 1000, 60],
    ['wait after a resize, milliseconds', constants.RESIZE_DEBOUNCE_MS, 50],
    ['menu enters, milliseconds', constants.MENU_ENTER_MS, 200],
    ['locales, the default first', constants.LOCALES, ['en', 'ar']],
    ['default locale', constants.DEFAULT_LOCALE, 'en'],
    ['directions', constants.DIRECTION, { en: 'ltr', ar: 'rtl' }],
    [
      'locale cookie',
      constants.LOCALE_COOKIE,
      { name: 'i18n_redirected', maxAgeSeconds: 31_536_000, sameSite: 'lax' },
    ],
  ])('%s', (_, value, specified) => {
    expect(value).toEqual(specified);
  });
});
