import type pg from 'pg';

/** SQL checks by failure message; each selects rows that must not exist after all jobs have run. */
const WRONG: Readonly<Record<string, string>> = {
  'A payment is neither made nor refused': `select id from payments where status = 'pending'`,
  'A payment that succeeded is not in the ledger exactly once with its amount': `
    select payments.id from payments
    left join ledger on ledger.payment_id = payments.id and ledger.kind in ('charge', 'card_check')
    where payments.status = 'succeeded' group by payments.id
    having count(ledger.number) <> 1 or sum(ledger.amount_minor) <> payments.amount_minor`,
  'A payment that did not succeed is in the ledger': `
    select payments.id from payments join ledger on ledger.payment_id = payments.id where payments.status <> 'succeeded'`,
  'A refund was not given back and written down exactly once': `
    select refunds.id from refunds
    left join ledger on ledger.payment_id = refunds.payment_id and ledger.kind in ('refund', 'card_check_refund')
      and ledger.provider_ref = refunds.provider_ref
    group by refunds.id
    having count(ledger.number) <> 1 or sum(ledger.amount_minor) <> -refunds.amount_minor or refunds.settled_at is null`,
  'The provider took or kept money that the ledger does not know': `
    select sandbox.payment_id from sandbox_payments sandbox
    left join payments on payments.id::text = sandbox.payment_id::text
    where sandbox.state = 'succeeded' and payments.status is distinct from 'succeeded'`,
  'The ledger knows money that the provider did not take': `
    select ledger.number from ledger
    where kind in ('charge', 'card_check')
      and not exists (select from sandbox_payments where provider_ref = ledger.provider_ref and amount_minor = ledger.amount_minor)`,
  'A card check was not given back': `
    select payments.id from payments
    left join refunds on refunds.payment_id = payments.id
    where payments.purpose = 'card_check' and payments.status = 'succeeded' group by payments.id having count(refunds.id) <> 1`,
  'Somebody paid and has no subscription': `
    select payments.id from payments
    where status = 'succeeded' and purpose in ('card_check', 'first')
      and not exists (select from subscriptions where subscriptions.id = payments.subscription_id)
      and not exists (select from refunds where payment_id = payments.id and reason = 'not_needed')`,
  'A subscription was not paid for by exactly one payment': `
    select subscriptions.id from subscriptions
    left join payments on payments.subscription_id = subscriptions.id and payments.status = 'succeeded' and purpose in ('card_check', 'first')
    group by subscriptions.id having count(payments.id) <> 1`,
  'Somebody has two running subscriptions': `
    select viewer_id from subscriptions where ended_at is null group by viewer_id having count(*) > 1`,
  'The ledger of an account does not agree with its payments and refunds': `
    with money as (select account, sum(amount_minor) as sum from ledger where kind not in ('credit') group by account),
    paid as (
      select account, sum(amount_minor) as sum from (
        select account, amount_minor from payments where status = 'succeeded'
        union all
        select payments.account, -refunds.amount_minor from refunds join payments on payments.id = refunds.payment_id
      ) movements group by account
    )
    select coalesce(money.account, paid.account) from money full join paid on paid.account = money.account
    where coalesce(money.sum, 0) <> coalesce(paid.sum, 0)`,
  'A job was given up': `select kind || ' ' || key from jobs where failed_at is not null`,
  'A job that is due was not done': `select kind || ' ' || key from jobs where done_at is null and failed_at is null and run_at <= $1`,
  'An answer was promised under a key and never kept': `select scope from idempotency_keys where status is null`,
};

/** Returns one sentence for each kind of half-done work that exists at `now`. */
export const findInconsistencies = async (pool: pg.Pool, now: Date): Promise<string[]> => {
  const complaints: string[] = [];
  for (const [sentence, statement] of Object.entries(WRONG)) {
    const { rows } = await pool.query<string[]>({
      text: statement,
      values: statement.includes('$1') ? [now] : [],
      rowMode: 'array',
    });
    if (rows.length > 0) complaints.push(`${sentence}: ${rows.length}, first ${String(rows[0]?.[0])}.`);
  }
  return complaints;
};
