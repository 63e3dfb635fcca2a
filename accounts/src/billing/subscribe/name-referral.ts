import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { invalidFields, Refusal } from '../../platform/http/errors/refusal';
import { activateReferral } from '../referral/activate-referral';

interface Named {
  viewerId: string;
  /** As `codeKeyOf` reads it. */
  code: string;
  now: Date;
}

/** Remembers whose code brought the subscriber. The same code a second time is no failure: a declined card must not use it up. */
export const nameReferral = async (
  trx: Transaction<Tables>,
  { viewerId, code, now }: Named,
): Promise<void> => {
  const named = await trx
    .selectFrom('referrals')
    .select('code')
    .where('viewer_id', '=', viewerId)
    .executeTakeFirst();
  if (named?.code === code) return;
  try {
    await activateReferral(trx, { viewerId, code, now });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw invalidFields([{ field: 'referral_code', code: error.code }]);
  }
};
