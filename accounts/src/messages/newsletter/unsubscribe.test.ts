import { messageOf } from '@sahra/schemas/messages';

import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { Browser } from '../../testing/browser';
import { DAY_MS } from '../../platform/time/durations';

const EMAIL = 'salma@viewers.example';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  await accounts.database.pool.query('delete from newsletter_subscriptions; delete from rate_limits');
  accounts.clock.advance(DAY_MS);
});

const subscribe = (changed: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  new Browser(accounts.url).json(
    '/api/newsletter',
    { email: EMAIL, categories: ['all'], ...changed },
    headers,
  );

const unsubscribe = (token: unknown, locale = 'en') =>
  fetch(new URL('/api/newsletter', accounts.url), {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', 'x-localization': locale },
    body: JSON.stringify({ token }),
  });

/** Returns the welcome mails to an address, oldest first, each with the token of its link. */
const welcomes = async (to = EMAIL) => {
  await accounts.runJobs();
  return accounts.mails().flatMap((mail) => {
    if (mail.mail !== 'newsletter-welcome' || mail.to !== to) return [];
    const token = new URL(mail.data.unsubscribePath, accounts.url).searchParams.get('unsubscribe') ?? '';
    return [{ ...mail, token }];
  });
};
const subscription = () =>
  accounts.database.queries.selectFrom('newsletter_subscriptions').selectAll().executeTakeFirst();

test('the welcome is in the language of the form and holds a link whose token is stored as a hash only', async () => {
  const email = 'layla@viewers.example';
  await subscribe({ email, categories: ['sports'] }, { 'x-localization': 'ar' });
  const [welcome] = await welcomes(email);
  expect(welcome).toMatchObject({ locale: 'ar', data: { categories: ['sports'] } });
  expect(welcome?.token).toMatch(/^[\w-]{43}$/);
  const { rows } = await accounts.database.pool.query<{ everything: string }>(
    `select concat((select json_agg(t) from newsletter_tokens t), (select json_agg(s) from newsletter_subscriptions s),
      (select json_agg(j) from jobs j)) as everything`,
  );
  expect(rows[0]?.everything).toContain(email);
  expect(rows[0]?.everything).not.toContain(welcome?.token);
});

test('while the welcome waits, nothing in its job can be used', async () => {
  const email = 'waiting@viewers.example';
  await subscribe({ email });
  const { rows } = await accounts.database.pool.query<{ path: string }>(
    `select payload #>> '{data,unsubscribePath}' as path from jobs where payload ->> 'to' = $1`,
    [email],
  );
  expect(rows).toEqual([{ path: expect.stringMatching(/^sealed:/) as string }]);
  const [welcome] = await welcomes(email);
  expect((await unsubscribe(welcome?.token)).status).toBe(204);
});

test('a day has one welcome, however often an address is subscribed; the next day has its own', async () => {
  const email = 'once@viewers.example';
  await Promise.all(Array.from({ length: 10 }, () => subscribe({ email })));
  expect(await welcomes(email)).toHaveLength(1);
  accounts.clock.advance(DAY_MS - 1);
  await subscribe({ email });
  expect(await welcomes(email)).toHaveLength(1);
  accounts.clock.advance(1);
  await subscribe({ email });
  expect(await welcomes(email)).toHaveLength(2);
});

test('every link that was ever sent unsubscribes, as often as it is used, also after a new subscription', async () => {
  await subscribe();
  const [first] = await welcomes();
  accounts.clock.advance(DAY_MS);
  await subscribe();
  for (let time = 0; time < 2; time += 1) expect((await unsubscribe(first?.token)).status).toBe(204);
  expect(await subscription()).toMatchObject({ ended_at: accounts.clock.now() });
  await subscribe({ categories: ['business'] });
  expect(await subscription()).toMatchObject({ ended_at: null, categories: ['business'] });
  expect((await unsubscribe(` ${first?.token ?? ''} `)).status).toBe(204);
  expect(await subscription()).toMatchObject({ ended_at: accounts.clock.now() });
});

test('mailboxes of many viewers unsubscribe from one address: only wrong tokens count', async () => {
  const email = 'mailbox@viewers.example';
  await subscribe({ email });
  const [welcome] = await welcomes(email);
  await accounts.database.pool.query('delete from rate_limits');
  const spent = async () => {
    const { rows } = await accounts.database.pool.query<{ points: number }>(
      `select points from rate_limits where key like 'newsletterAddress%' and points <> 0`,
    );
    return rows.map(({ points }) => points);
  };
  for (let time = 0; time < 3; time += 1) expect((await unsubscribe(welcome?.token)).status).toBe(204);
  expect(await spent()).toEqual([]);
  for (let time = 0; time < 3; time += 1) await unsubscribe('x'.repeat(43));
  expect(await spent()).toEqual([3]);
});

test('a link ends nobody else’s subscription', async () => {
  const email = 'mona@viewers.example';
  await subscribe({ email });
  const [welcome] = await welcomes(email);
  await accounts.database.pool.query('delete from rate_limits');
  await subscribe({ email: 'other@viewers.example' });
  await unsubscribe(welcome?.token);
  const rows = await accounts.database.queries
    .selectFrom('newsletter_subscriptions')
    .select(['email'])
    .where('ended_at', 'is', null)
    .execute();
  expect(rows).toEqual([{ email: 'other@viewers.example' }]);
});

test.each([
  ['en', undefined],
  ['ar', ''],
  ['en', 'x'.repeat(43)],
  ['ar', ['token']],
] as const)('refuses in %s the token %p', async (locale, token) => {
  await subscribe();
  const answer = await unsubscribe(token, locale);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    code: 'UNSUBSCRIBE_INVALID',
    message: messageOf('UNSUBSCRIBE_INVALID', locale),
    error_codes: { token: ['UNSUBSCRIBE_INVALID'] },
    errors: { token: [messageOf('UNSUBSCRIBE_INVALID', locale)] },
  });
  expect(await subscription()).toMatchObject({ ended_at: null });
});
