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
    'a refund that was made is written down once, with the amount of its payment; no other is',
    `select r.id from refunds r join payments p on p.id = r.payment_id
      left join ledger l on l.payment_id = r.payment_id and l.kind in ('refund', 'card_check_refund')
      where (r.settled_at is not null) <> (l.number is not null)
        or r.amount_minor <> p.amount_minor or r.currency <> p.currency
        or (l.number is not null and (-l.amount_minor, l.currency, l.provider_ref)
          is distinct from (r.amount_minor, r.currency, r.provider_ref))`,
  ],
  [
    'a card check that succeeded is given back',
    `select p.id from payments p left join refunds r on r.payment_id = p.id
      where p.status = 'succeeded' and p.purpose in ('card_check', 'method_change') and r.id is null`,
  ],
  [
    'money that pays for no period is given back',
    `select l.payment_id as id from ledger l left join refunds r on r.payment_id = l.payment_id
      where l.kind = 'charge' and l.period_starts_at is null and r.id is null`,
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
