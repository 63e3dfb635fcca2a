import type { At } from '../database/column-types';

interface IdempotencyKeysTable {
  /** Owner and route of the key; the owner is a viewer id or `anonymous`. */
  scope: string;
  /** SHA-256 of the key. */
  key_hash: Buffer;
  /** HMAC of the request, with the idempotency key as its secret. */
  request_hash: Buffer;
  /**
   * HTTP status; null until the transaction that inserted the row has its response, so no other transaction
   * sees null.
   */
  status: number | null;
  /** JSON body of the response; null without a body. */
  answer: string | null;
  created_at: At;
}

declare module '../database/tables' {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable;
  }
}
