import { DEVELOPMENT_PROMO_CODE, DEVELOPMENT_VOUCHER } from '@sahra/schemas/development-codes';

import { hashVoucherCode } from '../../billing/voucher/voucher-code';
import type { Queries } from '../../platform/database/database';

const MADE_BY = 'seed@sahra.example';

/** Seeds one promo code and one voucher. A second run makes a voucher that was spent unused again. */
export const seedCodes = async (queries: Queries, now: Date): Promise<void> => {
  const { code, percent, periods } = DEVELOPMENT_PROMO_CODE;
  await queries
    .insertInto('promo_codes')
    .values({
      code,
      percent,
      periods,
      amount_minor: null,
      plan_ids: null,
      valid_from: now,
      valid_until: null,
      uses_max: null,
      disabled_at: null,
      made_by: MADE_BY,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  const { planId, days, code: voucher } = DEVELOPMENT_VOUCHER;
  await queries
    .insertInto('vouchers')
    .values({
      code_hash: hashVoucherCode(voucher),
      batch: 'development',
      plan_id: planId,
      days,
      valid_until: null,
      disabled_at: null,
      made_by: MADE_BY,
      created_at: now,
      used_at: null,
      viewer_id: null,
    })
    .onConflict((conflict) => conflict.column('code_hash').doUpdateSet({ used_at: null, viewer_id: null }))
    .execute();
};
