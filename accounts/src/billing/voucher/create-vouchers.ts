import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { hashVoucherCode, createVoucherCode } from './voucher-code';

export interface VoucherOrder {
  /** Name of the batch. */
  batch: string;
  planId: string;
  days: number;
  count: number;
  validUntil: Date | null;
  madeBy: string;
  now: Date;
}

/** Creates vouchers and returns their codes. The codes cannot be read again: only hashes are stored. */
export const createVouchers = async (trx: Transaction<Tables>, order: VoucherOrder): Promise<string[]> => {
  const codes = Array.from({ length: order.count }, createVoucherCode);
  await trx
    .insertInto('vouchers')
    .values(
      codes.map((code) => ({
        code_hash: hashVoucherCode(code),
        batch: order.batch,
        plan_id: order.planId,
        days: order.days,
        valid_until: order.validUntil,
        disabled_at: null,
        made_by: order.madeBy,
        created_at: order.now,
        used_at: null,
        viewer_id: null,
      })),
    )
    .execute();
  return codes;
};
