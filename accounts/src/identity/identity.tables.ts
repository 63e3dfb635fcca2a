import type { Generated } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { At, GeneratedAt } from '../platform/database/column-types';

/** What a mailed code authorizes. */
export type CodePurpose = 'reset-password' | 'delete-account' | 'change-email';

/** What a one-time token authorizes. */
export type TokenPurpose = 'reset-password' | 'verify-email' | 'recover-account';

interface MailedCodesTable {
  id: string;
  viewer_id: string;
  purpose: CodePurpose;
  /**
   * HMAC of the code and its `id`, keyed with the pepper: a plain hash of four digits could be found by trying all.
   */
  code_hash: Buffer;
  /** Number of wrong attempts. */
  tries: Generated<number>;
  /** Address that the code was mailed to and confirms; only with the purpose `change-email`. */
  new_email: string | null;
  sent_at: At;
  expires_at: At;
}

interface OneTimeTokensTable {
  /** SHA-256 of the token. */
  token_hash: Buffer;
  viewer_id: string;
  purpose: TokenPurpose;
  expires_at: At;
}

interface KnownDevicesTable {
  viewer_id: string;
  /** As in `sessions.device_name`; null for devices that do not identify themselves. */
  name: string | null;
  first_seen_at: At;
}

interface ViewersTable {
  id: Generated<string>;
  name: string;
  email: string;
  /** Normalized address, equal for all spellings of one address; see `emailKeyOf`. */
  email_key: string;
  /** Null for a viewer who only signs in with a provider. */
  password_hash: string | null;
  terms_accepted_at: At | null;
  /** Time at which the address was verified; null until then. */
  verified_at: At | null;
  /** SHA-256 of the registration request's Idempotency-Key. */
  registration_key: Buffer | null;
  /** Time at which the viewer deleted the account; this column and the next three are null together. */
  deleted_at: At | null;
  /** End of the recovery period; after it the account is treated as if it did not exist. */
  recover_until: At | null;
  /** Random id of this deletion for jobs, which outlive the viewer; it refers to nothing once the row is gone. */
  deletion: string | null;
  /** Key of a delete reason of the cms. */
  delete_reason: string | null;
  /** Id of the viewer's account in the ledger; the link is lost when the viewer is purged. */
  ledger_account: Generated<string>;
  /** Time at which the card was verified for the only trial. */
  trial_used_at: At | null;
  /** Locale of what the viewer last did; mails that no request of the viewer triggers are in it, too. */
  locale: Generated<Locale>;
  /** IANA name of the last device's time zone, in which mails name times; null until a device names one. */
  time_zone: string | null;
  created_at: GeneratedAt;
}

interface IdentitiesTable {
  provider: string;
  subject: string;
  viewer_id: string;
  created_at: GeneratedAt;
}

interface SessionsTable {
  id: Generated<string>;
  viewer_id: string;
  /** SHA-256 of the opaque session id in the cookie. */
  token_hash: Buffer;
  device_name: string | null;
  created_at: GeneratedAt;
  last_seen_at: GeneratedAt;
  expires_at: At;
}

declare module '../platform/database/tables' {
  interface Tables {
    viewers: ViewersTable;
    viewer_identities: IdentitiesTable;
    sessions: SessionsTable;
    mailed_codes: MailedCodesTable;
    one_time_tokens: OneTimeTokensTable;
    known_devices: KnownDevicesTable;
  }
}
