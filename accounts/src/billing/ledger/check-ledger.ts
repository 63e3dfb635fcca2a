import { sql } from 'kysely';

import type { Queries } from '../../platform/database/database';

/** Consistency rules: a name and a query that returns the rows that break it, each with an `id`. */
const RULES: readonly (readonly [string, string])[] = [
  [
    'a payment that succeeded is written down once, with its amount, account and reference; no other is',
    `select p.id from payments p
      left join ledger l on l.payment_id = p.id and l.kind in ('charge', 'card_check')
      where (p.status = 'succeeded') <> (l.number is not null)
        or (l.number is not null and (l.amount_minor, l.currency, l.account, l.provider, l.provider_ref)
          is distinct from (p.amount_minor, p.currency, p.account, p.provider, p.provider_ref))
        or (l.number is not null and (l.kind = 'card_check') <> (p.purpose in ('card_check', 'method_change')))`,
  ],
  [
    'a refund that was made is written down once, with its amount; no other is',
    `select r.id from refunds r join payments p on p.id = r.payment_id
      left join ledger l on l.payment_id = r.payment_id and l.provider_ref = r.provider_ref
        and l.kind in ('refund', 'card_check_refund')
      where (r.settled_at is not null) <> (l.number is not null) or r.currency <> p.currency
        or (l.number is not null and (-l.amount_minor, l.currency) is distinct from (r.amount_minor, r.currency))
      union all select l.payment_id from ledger l left join refunds r
        on r.payment_id = l.payment_id and r.provider_ref = l.provider_ref
      where l.kind in ('refund', 'card_check_refund') and r.id is null`,
  ],
  [
    'a refund that failed is money that came back, and no other is',
    `select r.id from refunds r
      left join ledger l on l.payment_id = r.payment_id and l.provider_ref = r.provider_ref and l.kind = 'refund_failed'
      where (r.failed_at is not null) <> (l.number is not null)
        or (l.number is not null and l.amount_minor <> r.amount_minor)`,
  ],
  [
    'no more is refunded of a payment than was paid',
    `select p.id from payments p join refunds r on r.payment_id = p.id
      where r.settled_at is not null and r.failed_at is null
      group by p.id having sum(r.amount_minor) > p.amount_minor`,
  ],
  [
    'every movement of money by a dispute belongs to one',
    `select d.payment_id as id from disputes d
      group by d.payment_id having sum(d.movements) <> (select count(*) from ledger l
        where l.payment_id = d.payment_id and l.kind in ('dispute', 'dispute_reversal'))
      union all select l.payment_id from ledger l left join disputes d on d.payment_id = l.payment_id
      where l.kind in ('dispute', 'dispute_reversal') and d.payment_id is null`,
  ],
  [
    'a card check that succeeded is given back',
    `select p.id from payments p where p.status = 'succeeded' and p.purpose in ('card_check', 'method_change')
      and not exists (select from refunds r where r.payment_id = p.id)
      and not exists (select from disputes d where d.payment_id = p.id and d.state = 'lost')`,
  ],
  [
    'money that pays for no period is given back',
    `select l.payment_id as id from ledger l where l.kind = 'charge' and l.period_starts_at is null
      and not exists (select from refunds r where r.payment_id = l.payment_id)
      and not exists (select from disputes d where d.payment_id = l.payment_id and d.state = 'lost')`,
  ],
  [
    'credit comes in pairs',
    `select payment_id as id from ledger where kind = 'credit'
      group by payment_id having sum(amount_minor) <> 0 or count(*) <> 2`,
  ],
  [
    'what a running period cost is what was paid and credited for it',
    `select s.id from subscriptions s
      where s.provider is not null and s.period_value_minor <> (
        select coalesce(sum(l.amount_minor), 0) from ledger l
        where l.subscription_id = s.id and l.period_starts_at = s.period_starts_at and l.kind in ('charge', 'credit'))`,
  ],
  [
    'the entries of a subscription are in the account of its viewer',
    `select s.id from subscriptions s join viewers v on v.id = s.viewer_id
      join ledger l on l.subscription_id = s.id where l.account <> v.ledger_account`,
  ],
  [
    'no viewer has two running subscriptions',
    `select viewer_id as id from subscriptions where ended_at is null group by viewer_id having count(*) > 1`,
  ],
  [
    'every fee that pays for a period has a receipt, and nothing else has',
    `select coalesce(r.payment_id, l.payment_id) as id from receipts r
      full join (select payment_id from ledger where kind = 'charge' and period_starts_at is not null) l
        on l.payment_id = r.payment_id
      where r.payment_id is null or l.payment_id is null`,
  ],
  [
    'receipts are numbered without gaps',
    `select last_number::text as id from receipt_counter
      where last_number <> (select count(*) from receipts)
        or last_number <> (select coalesce(max(number), 0) from receipts)`,
  ],
];

/**
 * Checks that ledger, payments, subscriptions and receipts agree.
 * @returns each broken rule with the rows that break it; an empty list when all is consistent.
 */
export const checkLedger = async (queries: Queries): Promise<string[]> => {
  const broken: string[] = [];
  for (const [rule, query] of RULES) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(queries);
    broken.push(...rows.map(({ id }) => `${rule}: ${id}`));
  }
  return broken;
};
