import { messageOf } from '@sahra/schemas/messages';

import { RATE_LIMITS } from '../../platform/rate-limit/rate-limits';
import { Browser } from '../../testing/browser';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(() =>
  accounts.database.pool.query('delete from newsletter_subscriptions; delete from rate_limits'),
);

const subscribe = (body: Record<string, unknown>, locale = 'en') =>
  new Browser(accounts.url, { 'x-localization': locale }).json('/api/newsletter', body);

const subscriptions = () =>
  accounts.database.queries
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'categories', 'locale'])
    .orderBy('email_key')
    .execute();

test('subscribes an address in the language of the request', async () => {
  const answer = await subscribe(
    { email: ' Salma@viewers.example ', categories: ['business', 'sports'] },
    'ar',
  );
  expect(answer.status).toBe(201);
  const kept = { email: 'Salma@viewers.example', categories: ['sports', 'business'] };
  expect(await answer.json()).toEqual({ data: kept });
  expect(await subscriptions()).toEqual([{ ...kept, locale: 'ar' }]);
});

test('a category that is named twice is kept once', async () => {
  await subscribe({ email: 'salma@viewers.example', categories: ['all', 'all', 'sports'] });
  expect(await subscriptions()).toMatchObject([{ categories: ['all', 'sports'] }]);
});

test('the second subscription replaces the categories, and its answer tells nothing of the first', async () => {
  const email = 'salma@viewers.example';
  const first = await subscribe({ email, categories: ['all'] });
  const again = await subscribe({ email, categories: ['sports'] });
  const stranger = await subscribe({ email: 'nobody@viewers.example', categories: ['sports'] });
  expect(await subscriptions()).toMatchObject([
    { email: 'nobody@viewers.example' },
    { email, categories: ['sports'] },
  ]);
  expect([first.status, again.status, stranger.status]).toEqual([201, 201, 201]);
  const shapeOf = async (answer: Response, address: string) =>
    (await answer.text()).replace(address, 'the address');
  expect(await shapeOf(again, email)).toBe(await shapeOf(stranger, 'nobody@viewers.example'));
});

test.each([
  ['case', 'Salma@VIEWERS.example'],
  ['outer spaces', '\u00A0salma@viewers.example \n'],
  ['direction marks of a chat', '\u202Asal\u200Bma@viewers.example\u202C'],
])('an address that differs in %s only is the same', async (_what, email) => {
  await subscribe({ email: 'salma@viewers.example', categories: ['all'] });
  await subscribe({ email, categories: ['business'] });
  expect(await subscriptions()).toMatchObject([{ categories: ['business'] }]);
});

test('an address that differs in its Unicode form only is the same', async () => {
  await subscribe({ email: 'zoë@viewers.example', categories: ['all'] });
  await subscribe({ email: 'zoe\u0308@viewers.example', categories: ['sports'] });
  expect(await subscriptions()).toEqual([
    { email: 'zoë@viewers.example', categories: ['sports'], locale: 'en' },
  ]);
});

test('digits of another script make another address', async () => {
  await subscribe({ email: 'سلمى1@viewers.example', categories: ['all'] });
  expect((await subscribe({ email: 'سلمى١@viewers.example', categories: ['all'] })).status).toBe(201);
  expect(await subscriptions()).toHaveLength(2);
});

test('as many subscriptions of one address as an hour allows, all at once, make one', async () => {
  const { points } = RATE_LIMITS.newsletterEmail;
  const answers = await Promise.all(
    Array.from({ length: points }, () => subscribe({ email: 'salma@viewers.example', categories: ['all'] })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(points).fill(201));
  expect(await subscriptions()).toHaveLength(1);
});

test.each(['en', 'ar'] as const)('tells both failing fields at once in %s', async (locale) => {
  const answer = await subscribe({ email: '', categories: [] }, locale);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    code: 'EMAIL_REQUIRED',
    message: messageOf('EMAIL_REQUIRED', locale),
    error_codes: { email: ['EMAIL_REQUIRED'], categories: ['CATEGORY_REQUIRED'] },
    errors: {
      email: [messageOf('EMAIL_REQUIRED', locale)],
      categories: [messageOf('CATEGORY_REQUIRED', locale)],
    },
  });
});

test.each([
  ['email', undefined, 'EMAIL_REQUIRED'],
  ['email', ' \u00A0 ', 'EMAIL_REQUIRED'],
  ['email', ['salma@viewers.example'], 'EMAIL_REQUIRED'],
  ['email', 'salma', 'EMAIL_INVALID'],
  ['email', 'sal ma@viewers.example', 'EMAIL_INVALID'],
  ['email', `${'ﷺ'.repeat(80)}@viewers.example`, 'EMAIL_INVALID'],
  ['categories', undefined, 'CATEGORY_REQUIRED'],
  ['categories', [], 'CATEGORY_REQUIRED'],
  ['categories', 'all', 'CATEGORY_REQUIRED'],
  ['categories', { 0: 'all', length: 1 }, 'CATEGORY_REQUIRED'],
  ['categories', ['all', 'politics'], 'CATEGORY_REQUIRED'],
  ['categories', ['الكل'], 'CATEGORY_REQUIRED'],
  ['categories', [null], 'CATEGORY_REQUIRED'],
])('refuses %s %p with %s and keeps nothing', async (field, value, code) => {
  const answer = await subscribe({ email: 'salma@viewers.example', categories: ['all'], [field]: value });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code, error_codes: { [field]: [code] } });
  expect(await subscriptions()).toEqual([]);
});
