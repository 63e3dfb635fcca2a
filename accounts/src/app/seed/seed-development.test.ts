import { checkLedger } from '../../billing/ledger/check-ledger';
import { Browser } from '../../testing/browser';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { DEVELOPMENT_PASSWORD } from '@sahra/schemas/development-viewers';
import { seedDevelopment } from './seed-development';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
  await seedDevelopment(accounts.database);
});
afterAll(() => accounts.stop());

const signedIn = async (email: string, locale: string) => {
  const browser = new Browser(accounts.url, { 'x-localization': locale });
  await browser.signIn(email, DEVELOPMENT_PASSWORD);
  const { token } = (await (await browser.get('/api/auth/session')).json()) as { token: string };
  const authorization = { authorization: `Bearer ${token}` };
  const read = async (response: Promise<Response>) =>
    ((await (await response).json()) as { data: unknown }).data;
  return {
    details: await read(browser.json('/api/details', {}, authorization)),
    entitlement: await read(browser.get('/api/entitlement', authorization)),
  };
};

const FREE = {
  has_subscription: false,
  subscription_type: null,
  with_ads: true,
  subscription_payment_method: null,
  entitlement: { level: 'free', until: null },
};
const paid = (name: string, withAds: boolean) => ({
  has_subscription: true,
  subscription_type: { name },
  with_ads: withAds,
  subscription_payment_method: 'card',
  entitlement: { level: 'paid', until: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string },
});

test.each([
  ['free@sahra.example', 'en', { name: 'Omar Haddad', ...FREE }],
  ['with-ads@sahra.example', 'en', { name: 'Maya Khoury', ...paid('Yearly, with ads', true) }],
  ['without-ads@sahra.example', 'ar', { name: 'ليلى المنصوري', ...paid('سنوية بلا إعلانات', false) }],
])('%s reads their own facts in %s', async (email, locale, expected) => {
  const { details, entitlement } = await signedIn(email, locale);
  expect(details).toEqual({
    id: expect.any(String) as string,
    email,
    email_verified: true,
    has_password: true,
    ...expected,
  });
  expect(entitlement).toEqual(expected.entitlement);
});

test('what was paid for them is in the ledger', async () => {
  expect(await checkLedger(accounts.database.queries)).toEqual([]);
  const { rows } = await accounts.database.pool.query(
    'select kind, amount_minor, count(*)::int as times from ledger group by 1, 2 order by 2',
  );
  expect(rows).toEqual([
    { kind: 'charge', amount_minor: 12_600, times: 3 },
    { kind: 'charge', amount_minor: 25_200, times: 3 },
  ]);
});

test('a second run adds nobody and lets nothing lapse', async () => {
  const { queries } = accounts.database;
  await queries
    .updateTable('subscriptions')
    .set({ period_starts_at: new Date(0), period_ends_at: new Date(1) })
    .execute();
  const before = await queries.selectFrom('viewers').select('id').orderBy('id').execute();
  await seedDevelopment(accounts.database);
  expect(await queries.selectFrom('viewers').select('id').orderBy('id').execute()).toEqual(before);
  expect((await signedIn('with-ads@sahra.example', 'en')).entitlement).toMatchObject({ level: 'paid' });
});

test('a subscription that ended or ran out is the free plan', async () => {
  const { queries } = accounts.database;
  await queries
    .updateTable('subscriptions')
    .set({ period_starts_at: new Date(0), period_ends_at: new Date(1) })
    .execute();
  expect((await signedIn('with-ads@sahra.example', 'en')).details).toMatchObject(FREE);
  await seedDevelopment(accounts.database);
  await queries.updateTable('subscriptions').set({ ended_at: new Date() }).execute();
  expect((await signedIn('without-ads@sahra.example', 'en')).details).toMatchObject(FREE);
});
