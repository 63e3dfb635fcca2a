import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Creates a random token, for example the opaque id in the session cookie. */
export const createRandomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Hashes a token for storage: nobody who reads the table can sign in with the hash. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
