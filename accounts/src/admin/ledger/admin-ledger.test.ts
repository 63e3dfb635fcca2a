import { asDesk } from '../../testing/as-desk';
import { createPayer, startPayingAccounts, type PayingAccounts } from '../../testing/payer';

let accounts: PayingAccounts;
beforeAll(async () => {
  accounts = await startPayingAccounts();
});
afterAll(() => accounts.stop());

test("support reads a viewer's entries, newest first, and the audit knows", async () => {
  const payer = await createPayer(accounts);
  await payer.subscribe('month-with-ads');
  await accounts.runJobs();
  const desk = asDesk(accounts, ['ledger:read']);
  expect(await (await desk('GET', `/api/admin/viewers/${payer.id}/ledger`)).json()).toMatchObject({
    data: [
      { kind: 'card_check_refund', amount: -100, currency: 'USD' },
      { kind: 'card_check', amount: 100, currency: 'USD', plan_id: 'month-with-ads', provider: 'sandbox' },
    ],
    meta: { next: null },
  });
  const audit = await asDesk(accounts)('GET', `/api/admin/audit?subject=viewer:${payer.id}`);
  expect(await audit.json()).toMatchObject({ data: [{ action: 'ledger.read' }] });
});

test('says that all agrees, and names what does not', async () => {
  const desk = asDesk(accounts, ['ledger:read']);
  const check = async () =>
    ((await (await desk('GET', '/api/admin/ledger/check')).json()) as { data: string[] }).data;
  expect(await check()).toEqual([]);
  await accounts.database.pool.query('update payments set amount_minor = amount_minor + 1');
  expect((await check()).join()).toMatch(/written down once/);
});

test('nobody has no ledger', async () => {
  const path = '/api/admin/viewers/00000000-0000-4000-8000-000000000000/ledger';
  expect((await asDesk(accounts)('GET', path)).status).toBe(404);
});
