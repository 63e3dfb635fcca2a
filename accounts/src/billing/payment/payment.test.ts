import { startAccounts } from '../../testing/start-accounts';
import type { RunningAccounts } from '../../testing/start-accounts';
import { describePayment } from './payment';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

test.each([
  ['first', 'en', 'Monthly, with ads'],
  ['renewal', 'ar', 'شهرية مع إعلانات'],
  ['card_check', 'en', 'Card check for Monthly, with ads, refunded at once'],
  ['card_check', 'ar', 'التحقق من البطاقة لباقة «شهرية مع إعلانات»، ويُعاد المبلغ فورًا'],
] as const)('a payment of purpose %s in %s says: %s', async (purpose, locale, text) => {
  const payment = { plan_id: 'month-with-ads', locale, purpose };
  expect(await describePayment(accounts.database.queries, payment)).toBe(text);
});
