import { DEVELOPMENT_PROMO_CODE, DEVELOPMENT_VOUCHER } from '@sahra/schemas/development-codes';

import { signedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { seedCodes } from './seed-codes';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
  await seedCodes(accounts.database.queries, accounts.clock.now());
});
afterAll(() => accounts.stop());

const activate = async () => {
  const viewer = await signedIn(accounts);
  return viewer.send('POST', '/api/voucher/activate', { code: DEVELOPMENT_VOUCHER.code });
};

test('the promo code lowers a price', async () => {
  const viewer = await signedIn(accounts);
  const { code } = DEVELOPMENT_PROMO_CODE;
  const answer = await viewer.send('POST', '/api/promo_code', { code, plan_id: 'year-with-ads' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { code } });
});

test('the voucher opens its plan once, and again after another run', async () => {
  expect((await activate()).status).toBeLessThan(300);
  expect((await activate()).status).toBe(422);
  await seedCodes(accounts.database.queries, accounts.clock.now());
  expect((await activate()).status).toBeLessThan(300);
});
