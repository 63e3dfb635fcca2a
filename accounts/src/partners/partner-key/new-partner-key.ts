import { createHash, randomBytes } from 'node:crypto';

import type { PartnerKeyKind } from './partner-key.tables';

const SECRET_BYTES = 32;
/** `pk_` and five characters: 30 bits of 256. */
const PREFIX_LENGTH = 8;

/** What is stored of a key, and what a gateway asks for it by. */
const hashOfPartnerKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** A new key, with what is stored of it. The key itself is shown once, to whoever made it. */
export const newPartnerKey = (kind: PartnerKeyKind): { key: string; prefix: string; key_hash: Buffer } => {
  const key = `${kind}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  return { key, prefix: key.slice(0, PREFIX_LENGTH), key_hash: hashOfPartnerKey(key) };
};
