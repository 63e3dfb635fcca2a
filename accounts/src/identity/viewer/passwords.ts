import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id, the default algorithm of the library: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards write the same letter in different Unicode forms; nothing else about a password is changed. */
const canonical = (password: string): string => password.normalize('NFC');

let decoy: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(canonical(password), COST);

/** Takes as long without a hash as with one, so that the time of a refusal does not tell whether the viewer exists. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const nobodys = await (decoy ??= hashPassword(''));
  const matches = await verify(stored ?? nobodys, canonical(password));
  return stored !== null && matches;
};
