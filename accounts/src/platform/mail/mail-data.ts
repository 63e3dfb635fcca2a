import type { Locale } from '@sahra/schemas/constants';

/** An amount to be written out, in minor units. */
interface Amount {
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/** What each mail needs to know; instants are ISO 8601 in UTC, paths begin with `/` and get the language's prefix, tokens included. */
export interface MailData {
  /** The link that proves an address; `path` holds the token. */
  'verify-email': { name: string; path: string };
  /** Four digits to choose a new password with. */
  'reset-code': { name: string; code: string; minutes: number };
  'password-changed': { name: string; at: string };
  /** A sign-in from a device that was not seen before. */
  'new-device': { name: string; device: string | null; at: string };
  receipt: { name: string; number: string; plan: string; path: string; from: string; until: string } & Amount;
  'trial-started': { name: string; plan: string; endsAt: string } & Amount;
  /** Two days before the first fee. */
  'trial-ends-soon': { name: string; plan: string; endsAt: string } & Amount;
  /** `nextTryAt` is null after the last try; access ends at `graceEndsAt` unless it is paid by then. */
  'renewal-failed': { name: string; plan: string; nextTryAt: string | null; graceEndsAt: string } & Amount;
  'subscription-ended': { name: string; plan: string };
  /** It stays active until `endsAt`; `store` when it must be cancelled in a store too. */
  'subscription-cancelled': { name: string; plan: string; endsAt: string; store: 'google' | 'apple' | null };
  /** Recoverable until `recoverUntil` by logging in. */
  'account-deleted': { name: string; recoverUntil: string };
  'account-recovered': { name: string; at: string };
  /** Four digits by which a viewer without password confirms the deletion. */
  'delete-code': { name: string; code: string; minutes: number };
  /** An event that begins soon; `path` is its page. */
  reminder: { name: string; title: string; startsAt: string; path: string };
  /** `unsubscribePath` holds the token. */
  'newsletter-welcome': { categories: string[]; unsubscribePath: string };
}

export type MailName = keyof MailData;

/** A mail as it waits to be sent. */
export type MailPayload = {
  [Name in MailName]: { mail: Name; to: string; locale: Locale; data: MailData[Name] };
}[MailName];
