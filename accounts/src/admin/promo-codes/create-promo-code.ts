import type { Transaction } from 'kysely';
import type { Static } from 'typebox';

import { codeKeyOf } from '../../platform/text/code-key-of';
import type { Tables } from '../../platform/database/tables';
import { invalidFields, Refusal } from '../../platform/http/errors/refusal';
import type { NewPromoCodeSchema } from './admin-promo-code.schema';

type NewPromoCode = Static<typeof NewPromoCodeSchema>;

const SHORTEST = 3;

const spanOf = ({ valid_from, valid_until }: NewPromoCode, now: Date) => {
  const from = valid_from === undefined ? now : new Date(valid_from);
  const until = valid_until === undefined ? null : new Date(valid_until);
  if (until && until <= from) throw invalidFields([{ field: 'valid_until', code: 'BAD_USER_INPUT' }]);
  return { valid_from: from, valid_until: until };
};

/** Makes a promo code; throws a Refusal that names what is wrong. Answers the code as it is kept. */
export const createPromoCode = async (
  trx: Transaction<Tables>,
  wanted: NewPromoCode,
  madeBy: string,
  now: Date,
): Promise<string> => {
  const code = codeKeyOf(wanted.code);
  const { percent = null, amount = null, plan_ids = null, periods = 1, uses_max = null } = wanted;
  if (code.length < SHORTEST) throw invalidFields([{ field: 'code', code: 'CODE_REQUIRED' }]);
  if ((percent === null) === (amount === null)) throw new Refusal(400, 'BAD_USER_INPUT');
  const plans = await trx.selectFrom('plans').select('id').execute();
  if (plan_ids?.some((wantedId) => !plans.some(({ id }) => id === wantedId)))
    throw invalidFields([{ field: 'plan_ids', code: 'PLAN_UNKNOWN' }]);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('promo_codes')
    .values({
      ...{ code, percent, amount_minor: amount, plan_ids, periods, uses_max },
      ...spanOf(wanted, now),
      ...{ disabled_at: null, made_by: madeBy, created_at: now },
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw invalidFields([{ field: 'code', code: 'CODE_TAKEN' }]);
  return code;
};
