import type { Queries } from '../../platform/database/database';
import { randomCode } from '../../platform/text/random-code';

const LENGTH = 8;

/** A new referral code; 30^8 of them exist, so that guessing a friend's is hopeless. */
const newReferralCode = (): string => randomCode(LENGTH);

interface NewViewer {
  name: string;
  email: string;
  emailKey: string;
  passwordHash: string | null;
  registrationKey: Buffer | null;
  termsAcceptedAt: Date | null;
  referralCode: string | null;
  /** When it was proven that the address is theirs; null for one that is only claimed. */
  verifiedAt: Date | null;
}

/** Makes a viewer with a referral code of their own, and remembers whose code brought them. Call it in a transaction. */
export const createViewer = async (queries: Queries, viewer: NewViewer): Promise<string> => {
  const { id } = await queries
    .insertInto('viewers')
    .values({
      name: viewer.name,
      email: viewer.email,
      email_key: viewer.emailKey,
      password_hash: viewer.passwordHash,
      registration_key: viewer.registrationKey,
      terms_accepted_at: viewer.termsAcceptedAt,
      verified_at: viewer.verifiedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queries.insertInto('referral_codes').values({ code: newReferralCode(), viewer_id: id }).execute();
  if (viewer.referralCode !== null)
    await queries.insertInto('referrals').values({ viewer_id: id, code: viewer.referralCode }).execute();
  return id;
};
