import { hash, verify } from '@node-rs/argon2';

/**
 * First recommendation of OWASP for argon2id, the library's default algorithm: 19 MiB, two iterations, one lane.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Normalizes to NFC, because keyboards write the same letter in different Unicode forms. Nothing else in a password
 * changes.
 */
const canonical = (password: string): string => password.normalize('NFC');

let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(canonical(password), COST);

/**
 * Verifies a password. Takes as long without a hash as with one, so that the response time does not reveal whether
 * the viewer exists.
 */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const nobodys = await (decoy ??= hashPassword(''));
  const matches = await verify(stored ?? nobodys, canonical(password));
  return stored !== null && matches;
};
