import { hash } from '@node-rs/argon2';

/** What a service stores that forgot to make its hashes anew when it raised their cost: the leak that the drill has to find. */
export const cheaperHash = (cost: { memoryCost: number; timeCost: number }): Promise<string> =>
  hash('a quiet evening', { ...cost, parallelism: 1 });
