import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { createViewer } from '../../identity/viewer/create-viewer';
import { addDays } from '../../platform/time/add-days';
import { emailKeyOf } from '../../identity/viewer/email-key-of';

/** Older than anything that is seeded of a person. */
const MEMBER_FOR_DAYS = 800;

interface NewPerson {
  name: string;
  email: string;
  /** Null for somebody who never signs in. */
  passwordHash: string | null;
  now: Date;
}

/** Id of a seeded viewer; one who is not there yet has been here for a while, so that what they did lies behind them. */
export const seedPerson = async (
  trx: Transaction<Tables>,
  { name, email, passwordHash, now }: NewPerson,
): Promise<string> => {
  const emailKey = emailKeyOf(email);
  const present = await trx
    .selectFrom('viewers')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (present) return present.id;
  const since = addDays(now, -MEMBER_FOR_DAYS);
  const id = await createViewer(trx, {
    ...{ name, email, emailKey, passwordHash, registrationKey: null, referralCode: null },
    ...{ termsAcceptedAt: since, verifiedAt: since },
  });
  await trx.updateTable('viewers').set({ created_at: since }).where('id', '=', id).execute();
  return id;
};
