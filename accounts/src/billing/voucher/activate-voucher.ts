import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { Tables } from '../../platform/database/tables';
import { invalidFields } from '../../platform/http/errors/refusal';
import { grantPeriod } from '../subscription/grant-period';
import { hashVoucherCode } from './voucher-code';

interface Activation {
  viewerId: string;
  /** Normalised by `codeKeyOf`. */
  code: string;
  locale: Locale;
  now: Date;
}

const codeFailure = (code: string) => invalidFields([{ field: 'code', code }]);

/**
 * Redeems a voucher and grants its plan. Locks the voucher's row, so that only one request gets it.
 * @throws CODE_REQUIRED or CODE_INVALID on `code` (unknown, used, expired and disabled give the same code),
 * or 409 ALREADY_SUBSCRIBED, which leaves the voucher unused.
 */
export const activateVoucher = async (
  trx: Transaction<Tables>,
  { viewerId, code, locale, now }: Activation,
): Promise<{ planId: string; endsAt: Date }> => {
  if (code === '') throw codeFailure('CODE_REQUIRED');
  const voucher = await trx
    .selectFrom('vouchers')
    .select(['id', 'plan_id', 'days', 'valid_until', 'disabled_at', 'used_at'])
    .where('code_hash', '=', hashVoucherCode(code))
    .forUpdate()
    .executeTakeFirst();
  if (
    !voucher ||
    voucher.used_at ||
    voucher.disabled_at ||
    (voucher.valid_until && voucher.valid_until <= now)
  )
    throw codeFailure('CODE_INVALID');
  const { plan_id: planId, days } = voucher;
  const { endsAt } = await grantPeriod(trx, { viewerId, planId, days, method: 'voucher', locale, now });
  await trx
    .updateTable('vouchers')
    .set({ used_at: now, viewer_id: viewerId })
    .where('id', '=', voucher.id)
    .execute();
  return { planId, endsAt };
};
