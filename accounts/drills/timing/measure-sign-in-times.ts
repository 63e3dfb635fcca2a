import { randomInt } from 'node:crypto';

import { hashPassword } from '../../src/identity/viewer/passwords';
import type { Database } from '../../src/platform/database/database';
import { RATE_LIMITS } from '../../src/platform/rate-limit/rate-limits';
import { Browser } from '../../src/testing/browser';
import { startAccounts } from '../../src/testing/start-accounts';

/** Kinds of sign-in attempts: an account with a password, one with a provider only, or an unknown address. */
export const KINDS = ['known', 'social', 'unknown'] as const;

export type Kind = (typeof KINDS)[number];
export type SignInTimes = Record<Kind, number[]>;

const PEOPLE = 50;
const WARM_ROUNDS = 10;
const NO_LIMIT = { points: 1_000_000, seconds: 3600 };
const LIMITS = {
  ...RATE_LIMITS,
  signInPair: NO_LIMIT,
  signInStranger: NO_LIMIT,
  signInAddress: NO_LIMIT,
};

const emailOf = (kind: Kind, place: number): string => `${kind}-${place}@viewers.example`;

const addViewers = async ({ queries }: Database, passwordHash: string): Promise<void> => {
  const places = Array.from({ length: PEOPLE }, (_, place) => place);
  const row = (kind: Kind, place: number) => ({
    name: 'Salma',
    email: emailOf(kind, place),
    email_key: emailOf(kind, place),
    password_hash: kind === 'known' ? passwordHash : null,
    terms_accepted_at: null,
    registration_key: null,
  });
  await queries
    .insertInto('viewers')
    .values(places.flatMap((place) => [row('known', place), row('social', place)]))
    .execute();
};

const shuffled = (kinds: readonly Kind[]): Kind[] => {
  const rest = [...kinds];
  return kinds.flatMap(() => rest.splice(randomInt(rest.length), 1));
};

/**
 * Signs in over HTTP with wrong passwords and measures the response times in milliseconds. Makes `rounds` attempts
 * of each kind, in random order within each round. `passwordHash` is stored for the known viewers.
 */
export const measureSignInTimes = async (rounds: number, passwordHash?: string): Promise<SignInTimes> => {
  const accounts = await startAccounts({ rateLimits: LIMITS });
  const times: SignInTimes = { known: [], social: [], unknown: [] };
  try {
    await addViewers(accounts.database, passwordHash ?? (await hashPassword('a quiet evening')));
    const browser = new Browser(accounts.url);
    const csrfToken = await browser.csrfToken();
    const tryAs = async (kind: Kind): Promise<number> => {
      const email = emailOf(kind, randomInt(PEOPLE));
      const form = { csrfToken, email, password: 'a loud morning', json: 'true' };
      const began = performance.now();
      const response = await browser.form('/api/auth/callback/credentials', form);
      await response.arrayBuffer();
      const took = performance.now() - began;
      if (response.status !== 401) throw new Error(`A wrong password was answered with ${response.status}.`);
      return took;
    };
    for (let round = -WARM_ROUNDS; round < rounds; round += 1)
      for (const kind of shuffled(KINDS)) {
        const took = await tryAs(kind);
        if (round >= 0) times[kind].push(took);
      }
    return times;
  } finally {
    await accounts.stop();
  }
};
