interface Limit {
  points: number;
  seconds: number;
}

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/**
 * Allowed attempts per time window, by the viewer's e-mail address and by IP address.
 * Thousands of people share one IP address in a mobile network (docs/decisions/0089), so its limits only
 * stop bots; a successful sign-in gives its attempts back.
 */
export const RATE_LIMITS = {
  /** Wrong passwords of one account from one IP address, and on one known device. */
  signInPair: { points: 10, seconds: 15 * MINUTE_S },
  signInDevice: { points: 10, seconds: 15 * MINUTE_S },
  /** Wrong passwords of one account from IP addresses without an earlier sign-in. */
  signInStranger: { points: 100, seconds: DAY_S },
  signInAddress: { points: 300, seconds: 15 * MINUTE_S },
  /** Not a limit: how long an IP address counts as known after a sign-in to an account. */
  knownAddress: { points: 1, seconds: 30 * DAY_S },
  registerEmail: { points: 60, seconds: 60 * MINUTE_S },
  registerAddress: { points: 300, seconds: 60 * MINUTE_S },
  newsletterEmail: { points: 20, seconds: 60 * MINUTE_S },
  newsletterAddress: { points: 300, seconds: 60 * MINUTE_S },
  /** Contact, feedback and problem reports together. */
  messageEmail: { points: 20, seconds: 60 * MINUTE_S },
  messageAddress: { points: 300, seconds: 60 * MINUTE_S },
  /** Promo, voucher and referral codes together, by viewer. */
  codeEmail: { points: 30, seconds: 60 * MINUTE_S },
  codeAddress: { points: 300, seconds: 60 * MINUTE_S },
  /**
   * Requests for a code by e-mail address from one IP address; sent codes are limited per account, see
   * `issueCode`.
   */
  forgotPasswordEmail: { points: 15, seconds: 60 * MINUTE_S },
  forgotPasswordAddress: { points: 100, seconds: 60 * MINUTE_S },
  /** Wrong codes from one IP address over all accounts; attempts are also limited per code. */
  wrongCodeAddress: { points: 20, seconds: 60 * MINUTE_S },
  /**
   * Wrong codes over all accounts and addresses that raise the alarm. At this rate, one guess is right after
   * about two days.
   */
  wrongCodeAlarm: { points: 50, seconds: 15 * MINUTE_S },
  /** Wrong codes from one IP address during the alarm. */
  wrongCodeInAlarm: { points: 3, seconds: 60 * MINUTE_S },
  changePasswordEmail: { points: 10, seconds: 15 * MINUTE_S },
  changePasswordAddress: { points: 300, seconds: 15 * MINUTE_S },
  /** Passwords sent to change the e-mail address; sent codes are limited per account. */
  changeEmailEmail: { points: 10, seconds: 15 * MINUTE_S },
  changeEmailAddress: { points: 300, seconds: 15 * MINUTE_S },
  /** Cards sent to subscribe or to replace a payment method; a low limit, because each try tests a card. */
  paymentMethodEmail: { points: 10, seconds: 60 * MINUTE_S },
  paymentMethodAddress: { points: 100, seconds: 60 * MINUTE_S },
  /**
   * Cancellations taken back, by viewer: each sends a mail when it is followed by the next one. Cancelling itself has
   * no limit.
   */
  resumeEmail: { points: 10, seconds: 60 * MINUTE_S },
  resumeAddress: { points: 300, seconds: 60 * MINUTE_S },
  verificationEmail: { points: 5, seconds: 60 * MINUTE_S },
  verificationAddress: { points: 300, seconds: 60 * MINUTE_S },
  /** Passwords and tokens sent to delete or recover an account. */
  deletionEmail: { points: 10, seconds: 15 * MINUTE_S },
  deletionAddress: { points: 300, seconds: 15 * MINUTE_S },
  /** Low limit, because an export reads all data of a viewer. */
  exportEmail: { points: 10, seconds: 60 * MINUTE_S },
  exportAddress: { points: 100, seconds: 60 * MINUTE_S },
} satisfies Record<string, Limit>;

/** Actions counted by e-mail address and by IP address. */
export type LimitedAction =
  | 'register'
  | 'newsletter'
  | 'message'
  | 'code'
  | 'forgotPassword'
  | 'changePassword'
  | 'changeEmail'
  | 'paymentMethod'
  | 'resume'
  | 'verification'
  | 'deletion'
  | 'export';

export type RateLimits = Readonly<Record<keyof typeof RATE_LIMITS, Limit>>;
