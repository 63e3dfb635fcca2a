import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { invalidFields, type FieldFailure } from '../../platform/http/errors/refusal';

interface Activation {
  viewerId: string;
  /** Normalised by `codeKeyOf`; empty when nothing was typed. */
  code: string;
  now: Date;
}

const failure = (code: string): FieldFailure => ({ field: 'code', code });

/**
 * Returns why a viewer cannot use this code; undefined when they can. A referrer must have registered
 * earlier, so no cycle is possible.
 */
const referralFailure = async (
  trx: Transaction<Tables>,
  { viewerId, code }: Omit<Activation, 'now'>,
): Promise<FieldFailure | undefined> => {
  if (code === '') return failure('REFERRAL_REQUIRED');
  const owner = await trx
    .selectFrom('referral_codes')
    .innerJoin('viewers as owners', 'owners.id', 'referral_codes.viewer_id')
    .innerJoin('viewers', (join) => join.on('viewers.id', '=', viewerId))
    .select(['owners.id', (eb) => eb('owners.created_at', '<', eb.ref('viewers.created_at')).as('earlier')])
    .where('referral_codes.code', '=', code)
    .executeTakeFirst();
  if (!owner) return failure('CODE_INVALID');
  if (owner.id === viewerId) return failure('OWN_CODE');
  return owner.earlier ? undefined : failure('REFERRAL_LATER');
};

/**
 * Stores once who referred the viewer; the referrer never changes.
 * @throws Refusal with the reason when the code cannot be used.
 */
export const activateReferral = async (trx: Transaction<Tables>, activation: Activation): Promise<void> => {
  const { viewerId, code, now } = activation;
  const wrong = await referralFailure(trx, activation);
  if (wrong) throw invalidFields([wrong]);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('referrals')
    .values({ viewer_id: viewerId, code, created_at: now })
    .onConflict((conflict) => conflict.column('viewer_id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw invalidFields([failure('ALREADY_USED')]);
};
