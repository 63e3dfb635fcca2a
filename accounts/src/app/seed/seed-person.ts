import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { createViewer } from '../../identity/viewer/create-viewer';
import { addDays } from '../../platform/time/add-days';
import { emailKeyOf } from '@sahra/schemas/email-key-of';

/** Days since registration; older than all seeded activity of a viewer. */
const MEMBER_FOR_DAYS = 800;

interface NewPerson {
  name: string;
  email: string;
  /** Null for a viewer who never signs in. */
  passwordHash: string | null;
  now: Date;
}

/**
 * Returns the id of a seeded viewer. A new one is backdated, so that all seeded activity comes after the
 * registration.
 */
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
