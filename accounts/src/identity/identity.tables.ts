import type { Generated } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { At, GeneratedAt } from '../platform/database/column-types';

/** What a code by mail lets its reader do. */
export type CodePurpose = 'reset-password' | 'delete-account';

/** What a token lets its holder do, once. */
export type TokenPurpose = 'reset-password' | 'verify-email' | 'recover-account';

interface MailedCodesTable {
  id: string;
  viewer_id: string;
  purpose: CodePurpose;
  /** HMAC of the code and its `id` under the pepper: four digits alone would be found by trying all. */
  code_hash: Buffer;
  /** Wrong tries so far. */
  tries: Generated<number>;
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
  /** As in `sessions.device_name`; null for devices that do not say what they are. */
  name: string | null;
  first_seen_at: At;
}

interface ViewersTable {
  id: Generated<string>;
  name: string;
  email: string;
  /** What two spellings of one address share; see `emailKeyOf`. */
  email_key: string;
  /** Null for a viewer who only signs in with a provider. */
  password_hash: string | null;
  terms_accepted_at: At | null;
  /** When it was proven that the address is theirs; null until then. */
  verified_at: At | null;
  /** SHA-256 of the Idempotency-Key the viewer was registered with. */
  registration_key: Buffer | null;
  /** When the viewer deleted the account; this and the next three are null together. */
  deleted_at: At | null;
  /** Until when it may be recovered; from then on it is as if it were not there. */
  recover_until: At | null;
  /** Names this deletion in jobs, which outlive the person: an id that means nothing once the row is gone. */
  deletion: string | null;
  /** Key of a delete reason of the cms. */
  delete_reason: string | null;
  /** The account in the ledger that is theirs for as long as they are here. */
  ledger_account: Generated<string>;
  /** When their card was checked for the one trial. */
  trial_used_at: At | null;
  /** Language in which they last signed in or ordered: what nobody asks for at that moment is written in it. */
  locale: Generated<Locale>;
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
  /** SHA-256 of the opaque id in the cookie. */
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
