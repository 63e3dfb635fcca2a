interface Limit {
  points: number;
  seconds: number;
}

const MINUTE_S = 60;

/**
 * Tries that are allowed in a span, by address of the viewer's mail and by network address.
 * A mobile network shares one address among thousands (design of the graph), so its limits only stop machines;
 * a successful sign-in gives its tries back.
 */
export const RATE_LIMITS = {
  signInEmail: { points: 10, seconds: 15 * MINUTE_S },
  signInAddress: { points: 300, seconds: 15 * MINUTE_S },
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
  /** Codes that were asked for; how many are sent is counted by account, see `issueCode`. */
  forgotPasswordEmail: { points: 15, seconds: 60 * MINUTE_S },
  forgotPasswordAddress: { points: 100, seconds: 60 * MINUTE_S },
  /** Only stops machines: the tries of a code are counted by account. */
  checkCodeEmail: { points: 60, seconds: 15 * MINUTE_S },
  checkCodeAddress: { points: 300, seconds: 15 * MINUTE_S },
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

/** What is counted, by itself. */
export type LimitedAction =
  | 'signIn'
  | 'register'
  | 'newsletter'
  | 'message'
  | 'code'
  | 'forgotPassword'
  | 'checkCode'
  | 'changePassword'
  | 'verification'
  | 'deletion'
  | 'export';

export type RateLimits = Readonly<Record<keyof typeof RATE_LIMITS, Limit>>;
