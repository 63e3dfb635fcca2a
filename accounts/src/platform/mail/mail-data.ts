import type { Locale } from '@sahra/schemas/constants';

/** Amount in minor units. */
interface Amount {
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/**
 * Data of each mail. Times are ISO 8601 in UTC; paths begin with `/`, receive the locale prefix, and contain
 * their tokens.
 */
export interface MailData {
  /** Link that verifies an address; `path` contains the token. */
  'verify-email': { name: string; path: string };
  /** Four-digit code to reset the password. */
  'reset-code': { name: string; code: string; minutes: number };
  'password-changed': { name: string; at: string };
  /** Sign-in from an unknown device. */
  'new-device': { name: string; device: string | null; at: string };
  receipt: { name: string; number: string; plan: string; path: string; from: string; until: string } & Amount;
  'trial-started': { name: string; plan: string; endsAt: string } & Amount;
  /** Sent two days before the first fee. */
  'trial-ends-soon': { name: string; plan: string; endsAt: string } & Amount;
  /** `nextTryAt` is null after the last attempt. Access ends at `graceEndsAt` unless the fee is paid by then. */
  'renewal-failed': { name: string; plan: string; nextTryAt: string | null; graceEndsAt: string } & Amount;
  'subscription-ended': { name: string; plan: string };
  /** The subscription stays active until `endsAt`; `store` is set when it must also be cancelled in a store. */
  'subscription-cancelled': { name: string; plan: string; endsAt: string; store: 'google' | 'apple' | null };
  /** The account can be recovered until `recoverUntil` by logging in. */
  'account-deleted': { name: string; recoverUntil: string };
  'account-recovered': { name: string; at: string };
  /** Four-digit code that confirms the deletion for a viewer without password. */
  'delete-code': { name: string; code: string; minutes: number };
  /** Event that begins soon; `path` is its page. */
  reminder: { name: string; title: string; startsAt: string; path: string };
  /** `unsubscribePath` contains the token. */
  'newsletter-welcome': { categories: string[]; unsubscribePath: string };
}

export type MailName = keyof MailData;

/** Mail in the job queue. */
export type MailPayload = {
  [Name in MailName]: { mail: Name; to: string; locale: Locale; data: MailData[Name] };
}[MailName];
