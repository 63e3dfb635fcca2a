import type { Generated } from 'kysely';

import type { At } from '../database/column-types';

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

export interface IdentityTables {
  mailed_codes: MailedCodesTable;
  one_time_tokens: OneTimeTokensTable;
  known_devices: KnownDevicesTable;
}
