import { messageOf } from '@sahra/schemas/messages';

import { Browser } from '../../testing/browser';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

const PATH = '/api/newsletter';

let accounts: RunningAccounts;
let salma: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  salma = await signedIn(accounts, { email: 'Salma@viewers.example' });
  stranger = await signedIn(accounts, { email: 'victim@viewers.example' });
  await accounts.database.queries
    .updateTable('viewers')
    .set({ verified_at: accounts.clock.now() })
    .where('id', '=', salma.id)
    .execute();
});
afterAll(() => accounts.stop());
beforeEach(() =>
  accounts.database.pool.query('delete from newsletter_subscriptions; delete from rate_limits'),
);

const read = async (viewer: SignedIn) => {
  const answer = await viewer.send('GET', PATH);
  return ((await answer.json()) as { data: unknown }).data;
};
const choose = (viewer: SignedIn, categories: unknown, headers: Record<string, string> = {}) =>
  viewer.send('PUT', PATH, { categories }, headers);

test('a viewer sees, changes and ends the subscription of their own address', async () => {
  const none = { email: 'Salma@viewers.example', verified: true, categories: [] };
  expect(await read(salma)).toEqual(none);
  await new Browser(accounts.url).json(PATH, { email: 'salma@viewers.example', categories: ['all'] });
  expect(await read(salma)).toEqual({ ...none, categories: ['all'] });

  const changed = await choose(salma, ['business', 'sports']);
  expect(changed.status).toBe(200);
  expect(await changed.json()).toEqual({ data: { ...none, categories: ['sports', 'business'] } });

  expect((await choose(salma, [])).status).toBe(200);
  expect(await read(salma)).toEqual(none);
  const kept = await accounts.database.queries.selectFrom('newsletter_subscriptions').selectAll().execute();
  expect(kept).toMatchObject([{ ended_at: accounts.clock.now() }]);
});

test.each(['en', 'ar'] as const)(
  'an address that is not proven tells and changes nothing, in %s',
  async (locale) => {
    await new Browser(accounts.url).json(PATH, { email: stranger.email, categories: ['sports'] });
    expect(await read(stranger)).toEqual({ email: stranger.email, verified: false, categories: [] });
    for (const categories of [['all'], []]) {
      const refused = await choose(stranger, categories, { 'x-localization': locale });
      expect(refused.status).toBe(403);
      const message = messageOf('EMAIL_UNVERIFIED', locale);
      expect(await refused.json()).toEqual({ code: 'EMAIL_UNVERIFIED', message });
    }
    const kept = accounts.database.queries.selectFrom('newsletter_subscriptions').selectAll();
    expect(await kept.execute()).toMatchObject([{ categories: ['sports'], ended_at: null }]);
  },
);

test.each([[undefined], ['all'], [['politics']], [{}]])('refuses the categories %p', async (categories) => {
  const refused = await choose(salma, categories);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ error_codes: { categories: ['CATEGORY_REQUIRED'] } });
});
