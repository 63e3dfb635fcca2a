import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const PREFIX = 'sealed:';
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];

const keyOf = (pepper: string): Buffer =>
  Buffer.from(hkdfSync('sha256', pepper, '', 'secrets in mails that wait', KEY_BYTES));

/** Encrypts a code or a link with a token for the jobs table, so that a copy of the table is useless. */
export const encryptSecret = (pepper: string, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(pepper), nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return `${PREFIX}${Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url')}`;
};

/**
 * Decrypts a sealed text; returns any other text unchanged.
 * @throws when it was sealed with another pepper.
 */
export const decryptSecret = (pepper: string, text: string): string => {
  if (!text.startsWith(PREFIX)) return text;
  const bytes = Buffer.from(text.slice(PREFIX.length), 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(pepper), bytes.subarray(0, NONCE_BYTES));
  const body = NONCE_BYTES + TAG_BYTES;
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, body));
  return Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8');
};
