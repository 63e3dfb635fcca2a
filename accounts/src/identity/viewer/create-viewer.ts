import type { Queries } from '../../platform/database/database';
import { randomCode } from '../../platform/text/random-code';

const LENGTH = 8;

/** Creates a referral code; 30^8 of them exist, so that nobody can guess a friend's code. */
const newReferralCode = (): string => randomCode(LENGTH);

interface NewViewer {
  name: string;
  email: string;
  emailKey: string;
  passwordHash: string | null;
  registrationKey: Buffer | null;
  termsAcceptedAt: Date | null;
  referralCode: string | null;
  /** Time at which the address was verified; null for an unverified address. */
  verifiedAt: Date | null;
  /** IANA name of the device's time zone; undefined when it is not known. */
  timeZone?: string | undefined;
}

/**
 * Creates a viewer with their own referral code and stores the code that referred them. Must run in a transaction.
 */
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
      time_zone: viewer.timeZone ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queries.insertInto('referral_codes').values({ code: newReferralCode(), viewer_id: id }).execute();
  if (viewer.referralCode !== null)
    await queries.insertInto('referrals').values({ viewer_id: id, code: viewer.referralCode }).execute();
  return id;
};
