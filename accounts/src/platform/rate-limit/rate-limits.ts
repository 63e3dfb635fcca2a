interface Limit {
  points: number;
  seconds: number;
}

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/**
 * Tries that are allowed in a span, by address of the viewer's mail and by network address.
 * A mobile network shares one address among thousands (docs/decisions/0089), so its limits only stop machines;
 * a successful sign-in gives its tries back.
 */
export const RATE_LIMITS = {
  /** Wrong passwords of one account from one network address, and on one device that was signed in before. */
  signInPair: { points: 10, seconds: 15 * MINUTE_S },
  signInDevice: { points: 10, seconds: 15 * MINUTE_S },
  /** Wrong passwords of one account from wherever it was never entered. */
  signInStranger: { points: 100, seconds: DAY_S },
  signInAddress: { points: 300, seconds: 15 * MINUTE_S },
  /** No limit: how long it is known that an account was entered from a network address. */
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
  /** Codes that were asked for, by mail address from one network address; how many are sent is counted by account, see `issueCode`. */
  forgotPasswordEmail: { points: 15, seconds: 60 * MINUTE_S },
  forgotPasswordAddress: { points: 100, seconds: 60 * MINUTE_S },
  /** Wrong codes of one network address, over all accounts: the tries of one code are counted with it. */
  wrongCodeAddress: { points: 20, seconds: 60 * MINUTE_S },
  /** Wrong codes over all accounts and addresses before the alarm; so many let one of them be right in two days. */
  wrongCodeAlarm: { points: 50, seconds: 15 * MINUTE_S },
  /** Wrong codes of one network address while the alarm is on. */
  wrongCodeInAlarm: { points: 3, seconds: 60 * MINUTE_S },
  changePasswordEmail: { points: 10, seconds: 15 * MINUTE_S },
  changePasswordAddress: { points: 300, seconds: 15 * MINUTE_S },
  verificationEmail: { points: 5, seconds: 60 * MINUTE_S },
  verificationAddress: { points: 300, seconds: 60 * MINUTE_S },
  /** Passwords and tokens with which an account is deleted or recovered. */
  deletionEmail: { points: 10, seconds: 15 * MINUTE_S },
  deletionAddress: { points: 300, seconds: 15 * MINUTE_S },
  /** Everything about a viewer is read for it. */
  exportEmail: { points: 10, seconds: 60 * MINUTE_S },
  exportAddress: { points: 100, seconds: 60 * MINUTE_S },
} satisfies Record<string, Limit>;

/** What is counted by mail address and by network address. */
export type LimitedAction =
  | 'register'
  | 'newsletter'
  | 'message'
  | 'code'
  | 'forgotPassword'
  | 'changePassword'
  | 'verification'
  | 'deletion'
  | 'export';

export type RateLimits = Readonly<Record<keyof typeof RATE_LIMITS, Limit>>;
