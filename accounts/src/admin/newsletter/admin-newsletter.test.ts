import { asDesk } from '../../testing/as-desk';
import { Browser } from '../../testing/browser';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

const subscribe = (name: string, categories: string[], locale: 'en' | 'ar') =>
  new Browser(accounts.url, { 'x-localization': locale }).json('/api/newsletter', {
    ...{ email: `${name}@viewers.example`, categories },
  });
const read = async () =>
  (await asDesk(accounts, ['newsletter:read'])('GET', '/api/admin/newsletter')).json() as Promise<{
    data: { subscribers: object; categories: object[]; weeks: { starts: string }[] };
  }>;

test('counts who receives the newsletter, and who came and left in each week', async () => {
  expect((await read()).data).toMatchObject({ subscribers: { en: 0, ar: 0 } });
  await subscribe('salma', ['sports', 'business'], 'ar');
  await subscribe('omar', ['sports'], 'en');
  await subscribe('mona', ['all'], 'ar');
  const { data } = await read();
  expect(data.subscribers).toEqual({ en: 1, ar: 2 });
  expect(data.categories).toEqual([
    { category: 'all', en: 0, ar: 1 },
    { category: 'sports', en: 1, ar: 1 },
    { category: 'business', en: 0, ar: 1 },
  ]);
  expect(data.weeks).toHaveLength(12);
  expect(data.weeks.map(({ starts }) => starts)).toEqual(data.weeks.map(({ starts }) => starts).toSorted());
  expect(data.weeks.every(({ starts }) => new Date(starts).getUTCDay() === 1)).toBe(true);
  expect(data.weeks.at(-1)).toMatchObject({ subscribed: 3, unsubscribed: 0 });
});

test('who has left is not counted any more, and a week ends with Sunday in UTC', async () => {
  const { weeks } = (await read()).data;
  const monday = weeks.at(-1)?.starts;
  await accounts.database.pool.query(
    `update newsletter_subscriptions set created_at = $1::timestamptz - interval '1 second' where email like 'omar%'`,
    [`${monday}T00:00:00Z`],
  );
  await accounts.database.pool.query(
    `update newsletter_subscriptions set ended_at = $1::timestamptz where email like 'mona%'`,
    [`${monday}T00:00:00Z`],
  );
  const { data } = await read();
  expect(data.subscribers).toEqual({ en: 1, ar: 1 });
  expect(data.weeks.slice(-2)).toEqual([
    { starts: weeks.at(-2)?.starts, subscribed: 1, unsubscribed: 0 },
    { starts: monday, subscribed: 2, unsubscribed: 1 },
  ]);
});
