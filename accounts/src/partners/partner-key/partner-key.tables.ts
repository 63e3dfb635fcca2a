import type { Generated } from 'kysely';

import type { Scope } from '@sahra/schemas/scopes';

import type { At } from '../../platform/database/column-types';

/** `pk`: for browsers, bound to origins. `sk`: for servers. */
export type PartnerKeyKind = 'pk' | 'sk';

interface PartnerKeysTable {
  id: Generated<string>;
  /** Owner of the key, for display. */
  name: string;
  kind: PartnerKeyKind;
  /** First characters of the key, for people who search it; too short to guess the rest. */
  prefix: string;
  /** SHA-256 of the whole key; 32 random bytes need no slower hash. */
  key_hash: Buffer;
  scopes: Scope[];
  /** Origins whose pages may send the key; empty for servers. */
  origins: string[];
  created_at: At;
  /** Creator of the key: a person in the desk, or a user of the machine. */
  created_by: string;
  /** Key that this one replaces; each key is replaced at most once. */
  rotated_from: string | null;
  /** Time at which it expires; null without expiry. */
  expires_at: At | null;
  revoked_at: At | null;
  /** Accurate to a minute. */
  last_used_at: At | null;
}

interface PartnerKeyUsesTable {
  key_id: string;
  /** Day in UTC, such as `2026-11-21`. */
  day: string;
  /** Requests with the key that a gateway has read, limited ones included. */
  requests: number;
  /** Requests among them that a limit of the key refused. */
  limited: number;
}

declare module '../../platform/database/tables' {
  interface Tables {
    partner_keys: PartnerKeysTable;
    partner_key_uses: PartnerKeyUsesTable;
  }
}
