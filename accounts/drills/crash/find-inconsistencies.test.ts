import { signedIn } from '../../src/testing/signed-in';
import { startAccounts } from '../../src/testing/start-accounts';
import type { RunningAccounts } from '../../src/testing/start-accounts';
import { findInconsistencies } from './find-inconsistencies';
import { findMissingWrites } from './find-missing-writes';
import { createWrite } from './write';

let accounts: RunningAccounts;
let email: string;
beforeEach(async () => {
  accounts = await startAccounts();
  const viewer = await signedIn(accounts);
  email = viewer.email;
  const order = { plan_id: 'month-with-ads', payment_method: 'card', payment_token: 'tok_succeeds' };
  expect((await viewer.send('POST', '/api/subscribe', order)).status).toBe(201);
  await accounts.runJobs();
});
afterEach(() => accounts.stop());

/** Changes tables as no transaction of the service can: without constraints and triggers. */
const corrupt = async (statement: string) => {
  const client = await accounts.database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rowCount } = await client.query(statement);
    expect(rowCount).toBeGreaterThan(0);
    await client.query('set session_replication_role = origin');
  } finally {
    client.release();
  }
};

test('an order that went through is whole, and each way to halve it is seen', async () => {
  const check = () => findInconsistencies(accounts.database.pool, accounts.clock.now());
  expect(await check()).toEqual([]);
  await corrupt(`update jobs set done_at = null, payload = '{}' where kind = 'refund'`);
  expect(await check()).toEqual([expect.stringContaining('A job that is due was not done')]);
  await corrupt(`update jobs set failed_at = now() where kind = 'refund'`);
  expect(await check()).toEqual([expect.stringContaining('A job was given up')]);
  await corrupt(`update jobs set failed_at = null, done_at = now() where kind = 'refund'`);

  await corrupt(`delete from ledger where kind = 'card_check_refund'`);
  expect(await check()).toEqual([
    expect.stringContaining('A refund was not given back'),
    expect.stringContaining('The ledger of an account does not agree'),
  ]);
  await corrupt(`delete from refunds`);
  expect(await check()).toEqual([expect.stringContaining('A card check was not given back')]);
  await corrupt(`delete from subscriptions`);
  expect(await check()).toContainEqual(expect.stringContaining('Somebody paid and has no subscription'));
  await corrupt(`delete from sandbox_payments`);
  expect(await check()).toContainEqual(
    expect.stringContaining('The ledger knows money that the provider did not take'),
  );
});

test('what was acknowledged and is gone, or is there twice, is named', async () => {
  const { pool } = accounts.database;
  const write = (kind: 'register' | 'contact', trace: string) =>
    createWrite({ kind, path: '', body: {}, token: undefined, trace });
  expect(await findMissingWrites(pool, [write('register', email)])).toEqual([]);
  expect(await findMissingWrites(pool, [write('register', 'gone@viewers.example')])).toEqual([
    'register "gone@viewers.example" is there 0 times.',
  ]);
  await pool.query(`insert into messages (kind, content, locale, created_at)
    select 'feedback', 'A drill writes this', 'en', now() from generate_series(1, 2)`);
  expect(await findMissingWrites(pool, [write('contact', 'A drill writes this')])).toEqual([
    'contact "A drill writes this" is there 2 times.',
  ]);
});
