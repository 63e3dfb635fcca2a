import type { ExportPart } from './export-part';

const subscriptions: ExportPart = {
  tables: ['subscriptions'],
  read: (queries, { id }) =>
    queries
      .selectFrom('subscriptions')
      .select(['plan_id', 'payment_method', 'status', 'price_minor', 'currency', 'card_brand', 'card_last4'])
      .select([
        'card_expires',
        'started_at',
        'period_starts_at',
        'period_ends_at',
        'cancelled_at',
        'ended_at',
      ])
      .where('viewer_id', '=', id)
      .orderBy('started_at')
      .execute(),
};

const payments: ExportPart = {
  tables: ['payments', 'receipts'],
  read: (queries, { id }) =>
    queries
      .selectFrom('payments')
      .leftJoin('receipts', 'receipts.payment_id', 'payments.id')
      .select(['payments.id', 'purpose', 'status', 'amount_minor', 'currency', 'plan_id', 'payment_method'])
      .select([
        'card_brand',
        'card_last4',
        'card_expires',
        'period_starts_at',
        'period_ends_at',
        'created_at',
        'settled_at',
      ])
      .select('receipts.number as receipt_number')
      .where('viewer_id', '=', id)
      .orderBy('created_at')
      .execute(),
};

const refunds: ExportPart = {
  tables: ['refunds'],
  read: (queries, { id }) =>
    queries
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['payment_id', 'refunds.reason', 'refunds.amount_minor', 'refunds.currency'])
      .select(['refunds.created_at', 'refunds.settled_at', 'failed_at'])
      .where('viewer_id', '=', id)
      .orderBy('refunds.created_at')
      .execute(),
};

const disputes: ExportPart = {
  tables: ['disputes'],
  read: (queries, { id }) =>
    queries
      .selectFrom('disputes')
      .innerJoin('payments', 'payments.id', 'disputes.payment_id')
      .select(['payment_id', 'kind', 'state', 'disputes.amount_minor', 'disputes.currency'])
      .select(['opened_at', 'closed_at'])
      .where('viewer_id', '=', id)
      .orderBy('opened_at')
      .execute(),
};

const ledger: ExportPart = {
  tables: ['ledger'],
  read: (queries, { id }) =>
    queries
      .selectFrom('ledger')
      .innerJoin('viewers', 'viewers.ledger_account', 'ledger.account')
      .select([
        'ledger.at',
        'kind',
        'amount_minor',
        'currency',
        'plan_id',
        'period_starts_at',
        'period_ends_at',
      ])
      .where('viewers.id', '=', id)
      .orderBy('ledger.number')
      .execute(),
};

const promoCodes: ExportPart = {
  tables: ['promo_uses'],
  read: (queries, { id }) =>
    queries
      .selectFrom('promo_uses')
      .select(['code', 'payment_id', 'at', 'kept_at', 'released_at'])
      .where('viewer_id', '=', id)
      .orderBy('at')
      .execute(),
};

const vouchers: ExportPart = {
  tables: ['vouchers'],
  read: (queries, { id }) =>
    queries
      .selectFrom('vouchers')
      .select(['plan_id', 'days', 'used_at'])
      .where('viewer_id', '=', id)
      .orderBy('used_at')
      .execute(),
};

/** Export parts with the viewer's payments and what they paid for; amounts in minor units. */
export const MONEY_PARTS = {
  subscriptions,
  payments,
  refunds,
  disputes,
  ledger,
  promo_codes: promoCodes,
  vouchers,
};
