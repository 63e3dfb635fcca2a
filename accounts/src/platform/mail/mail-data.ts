import type { Locale } from '@sahra/schemas/constants';

/** Amount in minor units. */
interface Amount {
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/** Amount that is due at a moment, in the currency of its mail. */
interface DueAmount {
  amountMinor: number;
  at: string;
}

/**
 * Data of each mail. Times are ISO 8601 in UTC; paths begin with `/`, receive the locale prefix, and contain
 * their tokens. `name` is of the viewer; `enqueueMail` makes it null for an address that nobody has proven.
 */
export interface MailData {
  /** Link that verifies an address; `path` contains the token. */
  'verify-email': { path: string };
  /** Four-digit code to reset the password. */
  'reset-code': { name: string | null; code: string; minutes: number };
  /** Four-digit code that confirms a new address; sent to the new address. */
  'email-code': { code: string; minutes: number };
  /**
   * Sent to the address before: `newEmail` is hidden before the @ except for its first character, and null when that
   * address was not proven.
   */
  'email-changed': { name: string | null; newEmail: string | null; at: string };
  'password-changed': { name: string | null; at: string };
  /** Sign-in from an unknown device. */
  'new-device': { name: string | null; device: string | null; at: string };
  /** `next` is the renewal; null when there will be none. */
  receipt: {
    name: string | null;
    number: string;
    plan: string;
    path: string;
    from: string;
    until: string;
    next: DueAmount | null;
  } & Amount;
  /** `fullPrice` follows the periods that a promo code makes cheaper; null without one, here and in the next mail. */
  'trial-started': {
    name: string | null;
    plan: string;
    endsAt: string;
    fullPrice: DueAmount | null;
  } & Amount;
  /** Sent two days before the first fee. */
  'trial-ends-soon': {
    name: string | null;
    plan: string;
    endsAt: string;
    fullPrice: DueAmount | null;
  } & Amount;
  /**
   * `takesEffect` is `kept` when a planned change is taken back. The amount is the next payment, due at `nextAt`;
   * `paidMinor` was paid for the change, null when it cost nothing.
   */
  'plan-changed': {
    name: string | null;
    plan: string;
    takesEffect: 'now' | 'at_period_end' | 'kept';
    effectiveAt: string;
    paidMinor: number | null;
    nextAt: string;
  } & Amount;
  /** `card` is null when the provider did not name it; `next` is null when nothing more is charged. */
  'payment-method-changed': {
    name: string | null;
    plan: string;
    method: 'card' | 'apple_pay';
    card: { brand: string | null; last4: string } | null;
    at: string;
    next: (DueAmount & Amount) | null;
  };
  /** `nextTryAt` is null after the last attempt. Access ends at `graceEndsAt` unless the fee is paid by then. */
  'renewal-failed': {
    name: string | null;
    plan: string;
    nextTryAt: string | null;
    graceEndsAt: string;
  } & Amount;
  /** The whole payment or a part of it went back; `failed`: the refund did not arrive. `ended`: so did the subscription. */
  'payment-refunded': {
    name: string | null;
    plan: string;
    paidAt: string;
    failed: boolean;
    ended: boolean;
    /** The subscription that had ended with the refund goes on, because the refund did not arrive. */
    resumed: boolean;
  } & Amount;
  /** The bank asks for the money back (`open`), confirmed the payment (`won`) or took the money (`lost`). */
  'payment-disputed': {
    name: string | null;
    plan: string;
    state: 'open' | 'won' | 'lost';
    paidAt: string;
    ended: boolean;
    /** Whether the subscription that it paid for runs on: until the bank has decided, or as before. */
    runs: boolean;
  } & Amount;
  /** The amount is the next payment, due at `dueAt`. */
  'card-expires-soon': {
    name: string | null;
    plan: string;
    card: { brand: string | null; last4: string } | null;
    dueAt: string;
  } & Amount;
  'subscription-ended': { name: string | null; plan: string };
  /** The subscription stays active until `endsAt`; `store` is set when it must also be cancelled in a store. */
  'subscription-cancelled': {
    name: string | null;
    plan: string;
    endsAt: string;
    store: 'google' | 'apple' | null;
  };
  /** The account can be recovered until `recoverUntil` by logging in. */
  'account-deleted': { name: string | null; recoverUntil: string };
  'account-recovered': { name: string | null; at: string };
  /** Four-digit code that confirms the deletion for a viewer without password. */
  'delete-code': { name: string | null; code: string; minutes: number };
  /** Event that begins soon; `path` is its page. */
  reminder: { name: string | null; title: string; startsAt: string; path: string };
  /** `unsubscribePath` contains the token. */
  'newsletter-welcome': { categories: string[]; unsubscribePath: string };
}

export type MailName = keyof MailData;

/** Mail in the job queue. `timeZone` is that of its receiver; absent where it is not known. */
export type MailPayload = {
  [Name in MailName]: { mail: Name; to: string; locale: Locale; data: MailData[Name]; timeZone?: string };
}[MailName];
