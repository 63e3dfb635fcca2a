import { createHash, randomBytes } from 'node:crypto';

import type { PartnerKeyKind } from './partner-key.tables';

const SECRET_BYTES = 32;
/** Length of `pk_` and five characters: 30 bits of 256. */
const PREFIX_LENGTH = 8;

/** Hashes a key for storage; a gateway looks the key up by this hash. */
const hashOfPartnerKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Generates a key with its stored values. The key itself is shown once, to its creator. */
export const generatePartnerKey = (
  kind: PartnerKeyKind,
): { key: string; prefix: string; key_hash: Buffer } => {
  const key = `${kind}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, prefix: key.slice(0, PREFIX_LENGTH), key_hash: hashOfPartnerKey(key) };
};
