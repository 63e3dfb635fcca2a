import { sql } from 'kysely';

import type { Queries } from '../../platform/database/database';
import type { Payment } from './payment';

/** Selects, per payment, what went back of it in all, and when the last of it did. Failed refunds do not count. */
export const refundsByPayment = (queries: Queries) =>
  queries
    .selectFrom('refunds')
    .select(['payment_id'])
    .select(({ fn }) => [fn.sum<string>('amount_minor').as('amount'), fn.max<Date>('settled_at').as('at')])
    .where('settled_at', 'is not', null)
    .where('failed_at', 'is', null)
    .groupBy('payment_id');

/** Whether all of a payment went back. */
export const isRefundedInFull = async (
  queries: Queries,
  { id, amount_minor }: Pick<Payment, 'id' | 'amount_minor'>,
): Promise<boolean> => {
  const back = await refundsByPayment(queries).where('payment_id', '=', id).executeTakeFirst();
  return Number(back?.amount ?? 0) >= amount_minor;
};

/** Selects, per payment, the state of its disputes: an undecided one first, then a lost one. */
export const disputeByPayment = (queries: Queries) =>
  queries
    .selectFrom('disputes')
    .distinctOn('payment_id')
    .select(['payment_id', 'state'])
    .where('state', 'is not', null)
    .orderBy('payment_id')
    .orderBy(sql`case state when 'open' then 0 when 'lost' then 1 else 2 end`);

interface Back {
  amount_minor: number;
  back_amount: string | null;
  back_at: Date | null;
}

/** Returns how much of a payment was given back, and when all of it was. */
export const refundOf = ({ amount_minor, back_amount, back_at }: Back) => {
  const refunded_amount = Number(back_amount ?? 0);
  const whole = refunded_amount >= amount_minor;
  return { refunded_at: whole ? (back_at?.toISOString() ?? null) : null, refunded_amount };
};
