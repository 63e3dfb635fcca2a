import type { Generated } from 'kysely';

import type { Scope } from '@sahra/schemas/scopes';

import type { At } from '../../platform/database/column-types';

/** `pk`: for browsers, bound to origins. `sk`: for servers. */
export type PartnerKeyKind = 'pk' | 'sk';

interface PartnerKeysTable {
  id: Generated<string>;
  /** Whose key it is, for people. */
  name: string;
  kind: PartnerKeyKind;
  /** How the key begins, for people who look for it; too short to guess the rest. */
  prefix: string;
  /** SHA-256 of the whole key: 32 random bytes need no slower hash. */
  key_hash: Buffer;
  scopes: Scope[];
  /** Origins whose pages may send it; empty for servers. */
  origins: string[];
  created_at: At;
  /** Who made it: a person at the desk, or a user of the machine. */
  created_by: string;
  /** The key it takes over from; each key is taken over once. */
  rotated_from: string | null;
  /** From when on it is refused; null: not by time. */
  expires_at: At | null;
  revoked_at: At | null;
  /** Within a minute. */
  last_used_at: At | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    partner_keys: PartnerKeysTable;
  }
}
