import { sql } from 'kysely';

import { USE_DAYS, createPartnerKey, readPartnerKeyUses } from '../../partners/partners.module';
import { signedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { addDays } from '../../platform/time/add-days';
import { DAY_MS } from '../../platform/time/durations';
import { enqueueHousekeeping } from './enqueue-housekeeping';
import { deleteOutdatedRows } from './delete-outdated-rows';

let accounts: RunningAccounts;
beforeEach(async () => {
  accounts = await startAccounts();
});
afterEach(() => accounts.stop());

const count = async (table: string, where = 'true'): Promise<number> => {
  const counted = sql<{
    n: number;
  }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`;
  return (await counted.execute(accounts.database.queries)).rows[0]?.n ?? 0;
};
const keep = () => deleteOutdatedRows(accounts.database.queries, accounts.clock.now());

test('answers kept for repeated requests go after 24 hours', async () => {
  const viewer = await signedIn(accounts);
  const key = { 'idempotency-key': 'one-submit' };
  await viewer.send('POST', '/api/referral_code/activate', { code: 'NOBODYS2' }, key);
  await accounts.database.pool.query(
    `insert into idempotency_keys (scope, key_hash, request_hash, created_at) values ('anonymous', 'k', 'h', $1)`,
    [accounts.clock.now()],
  );
  accounts.clock.advance(DAY_MS - 1);
  await keep();
  expect(await count('idempotency_keys', "key_hash = 'k'")).toBe(1);
  accounts.clock.advance(1);
  await keep();
  expect(await count('idempotency_keys')).toBe(0);
});

test('sessions go when they ran out, running ones stay', async () => {
  await signedIn(accounts);
  accounts.clock.advance(29 * DAY_MS);
  await signedIn(accounts);
  await keep();
  expect(await count('sessions')).toBe(2);
  accounts.clock.advance(DAY_MS);
  await keep();
  expect(await count('sessions')).toBe(1);
});

test('of done jobs the mails and reminders of a trial go after 90 days; what waits, failed or must stay unique stays', async () => {
  const { pool } = accounts.database;
  const job = (kind: string, key: string, done: boolean, failed = false) =>
    pool.query(
      'insert into jobs (kind, key, payload, run_at, done_at, failed_at) values ($1, $2, $3, $4, $5, $6)',
      [
        kind,
        key,
        '{}',
        addDays(accounts.clock.now(), 400),
        done ? accounts.clock.now() : null,
        failed ? accounts.clock.now() : null,
      ],
    );
  await job('mail', 'sent', true);
  await job('trial-ends-soon', 'subscription and time', true);
  await job('mail', 'waiting', false);
  await job('mail', 'given up', false, true);
  await job('renewal', 'subscription and period', true);
  accounts.clock.advance(90 * DAY_MS - 1);
  await keep();
  expect(await count('jobs', "key = 'sent'")).toBe(1);
  accounts.clock.advance(1);
  await keep();
  const { rows } = await pool.query<{ key: string }>('select key from jobs order by key');
  expect(rows.map(({ key }) => key)).toEqual(['given up', 'subscription and period', 'waiting']);
});

test('the feed is kept for 30 days, and its newest row for ever, so that numbers go on', async () => {
  const before = await count('changes');
  expect(before).toBeGreaterThan(1);
  accounts.clock.advance(29 * DAY_MS);
  await keep();
  expect(await count('changes')).toBe(before);
  accounts.clock.advance(2 * DAY_MS);
  await keep();
  expect(await count('changes')).toBe(1);
  expect(await count('changes', `number = ${before}`)).toBe(1);
});

test('the use of partner keys goes when the desk no longer shows its day', async () => {
  const { pool, queries } = accounts.database;
  const wanted = { name: 'TV app', kind: 'sk', scopes: ['search:read'], origins: [] } as const;
  const transaction = queries.transaction();
  const { id } = await transaction.execute((trx) =>
    createPartnerKey(trx, wanted, 'ops', accounts.clock.now()),
  );
  const day = accounts.clock.now().toISOString().slice(0, 10);
  await pool.query('insert into partner_key_uses values ($1, $2, 3, 1)', [id, day]);
  accounts.clock.advance((USE_DAYS - 1) * DAY_MS);
  await keep();
  const shown = (await readPartnerKeyUses(queries, accounts.clock.now()))(id);
  expect(shown[0]).toEqual({ day, requests: 3, limited: 1 });
  accounts.clock.advance(DAY_MS);
  await keep();
  expect(await count('partner_key_uses')).toBe(0);
});

test('more rows than one statement takes all go', async () => {
  await accounts.database.pool.query(
    `insert into idempotency_keys (scope, key_hash, request_hash, created_at)
      select 'anonymous', n::text::bytea, '', $1 from generate_series(1, 11000) n`,
    [accounts.clock.now()],
  );
  accounts.clock.advance(DAY_MS);
  await keep();
  expect(await count('idempotency_keys')).toBe(0);
});

test('is done once a day, however often it is asked for', async () => {
  const { queries } = accounts.database;
  const ask = () => enqueueHousekeeping(queries, accounts.clock.now());
  await Promise.all([ask(), ask(), ask()]);
  expect(await accounts.runJobs()).toBe(1);
  await ask();
  expect(await accounts.runJobs()).toBe(0);
  accounts.clock.advance(DAY_MS);
  await ask();
  expect(await accounts.runJobs()).toBe(1);
  accounts.clock.advance(365 * DAY_MS);
  expect(await accounts.runJobs()).toBe(1);
});
