import type { At } from '../database/column-types';

interface IdempotencyKeysTable {
  /** Whose key it is: a viewer's id, or `anonymous`; with the route. */
  scope: string;
  /** SHA-256 of the key. */
  key_hash: Buffer;
  /** HMAC of what was asked, under the key. */
  request_hash: Buffer;
  /** Null until the transaction that holds the row has its answer; nobody else ever sees that. */
  status: number | null;
  /** JSON of the body; null when there is none. */
  answer: string | null;
  created_at: At;
}

declare module '../database/tables' {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable;
  }
}
