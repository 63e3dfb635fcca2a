import { createPayer, startPayingAccounts, type PayingAccounts } from '../../testing/payer';
import { checkLedger } from './check-ledger';

let accounts: PayingAccounts;
beforeAll(async () => {
  accounts = await startPayingAccounts();
});
afterAll(() => accounts.stop());

test.each([
  ['changed', 'update ledger set amount_minor = 1'],
  ['deleted', 'delete from ledger'],
  ['emptied', 'truncate ledger'],
])('an entry is never %s', async (_what, statement) => {
  const payer = await createPayer(accounts);
  await payer.subscribe('month-with-ads');
  await expect(accounts.database.pool.query(statement)).rejects.toThrow('the ledger is only ever added to');
});

test('when a person goes, the money stays and nothing leads back to them', async () => {
  const { queries } = accounts.database;
  const payer = await createPayer(accounts);
  await payer.subscribe('month-with-ads');
  await accounts.days(8);
  const { ledger_account: account } = await queries
    .selectFrom('viewers')
    .select('ledger_account')
    .where('id', '=', payer.id)
    .executeTakeFirstOrThrow();
  const entries = () => queries.selectFrom('ledger').selectAll().where('account', '=', account).execute();
  const before = await entries();
  expect(before.map(({ kind }) => kind)).toEqual(['card_check', 'card_check_refund', 'charge']);
  await queries.deleteFrom('viewers').where('id', '=', payer.id).execute();
  expect(await entries()).toEqual(before);
  expect(await checkLedger(queries)).toEqual([]);
  const payments = await queries.selectFrom('payments').selectAll().where('account', '=', account).execute();
  expect(payments).toHaveLength(2);
  for (const payment of payments)
    expect(payment).toMatchObject({ viewer_id: null, method_ref: null, card_last4: null, request_key: null });
  expect(JSON.stringify([before, payments])).not.toContain(payer.id);
});

test('receipts of thirty viewers who pay at once are numbered without gaps', async () => {
  const { queries } = accounts.database;
  const payers = await Promise.all(Array.from({ length: 30 }, () => createPayer(accounts)));
  await queries.updateTable('viewers').set({ trial_used_at: accounts.clock.now() }).execute();
  const last = async () =>
    (await queries.selectFrom('receipts').select('number').orderBy('number').execute()).map(
      ({ number }) => number,
    );
  const before = await last();
  await Promise.all(payers.map((payer) => payer.subscribe('year-with-ads')));
  const after = await last();
  expect(after).toEqual(Array.from({ length: before.length + 30 }, (_, index) => index + 1));
  expect(await checkLedger(queries)).toEqual([]);
});

test('money that nobody wrote down is found', async () => {
  const payer = await createPayer(accounts);
  await payer.subscribe('month-without-ads');
  await accounts.database.queries
    .updateTable('subscriptions')
    .set({ period_value_minor: 5 })
    .where('viewer_id', '=', payer.id)
    .execute();
  expect(await checkLedger(accounts.database.queries)).toEqual([
    expect.stringContaining('what a running period cost is what was paid and credited for it') as string,
  ]);
});
