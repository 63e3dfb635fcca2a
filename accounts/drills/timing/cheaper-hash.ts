import { hash } from '@node-rs/argon2';

/**
 * Creates the hash of a service that raised its hash cost but did not rehash stored passwords. The drill must
 * detect this timing leak.
 */
export const cheaperHash = (cost: { memoryCost: number; timeCost: number }): Promise<string> =>
  hash('a quiet evening', { ...cost, parallelism: 1 });
