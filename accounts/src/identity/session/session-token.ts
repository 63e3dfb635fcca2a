import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new opaque id for the cookie. */
export const newSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of it: whoever reads the table cannot sign in with what is there. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
