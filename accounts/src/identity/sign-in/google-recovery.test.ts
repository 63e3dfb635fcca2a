import { Browser } from '../../testing/browser';
import { startGoogle, type GoogleAccounts } from '../../testing/start-google';
import { addDays } from '../../platform/time/add-days';

const PERSON = { sub: 'g-9', name: 'Nour Saleh', email: 'nour@viewers.example', email_verified: true };

let accounts: GoogleAccounts;
beforeAll(async () => {
  accounts = await startGoogle(PERSON);
});
afterAll(() => accounts.stop());

test('a deleted viewer who comes back from a provider is offered the recovery without a token in the address', async () => {
  const browser = new Browser(accounts.url);
  await accounts.signIn(browser);
  const { token } = (await (await browser.get('/api/auth/session')).json()) as { token: string };
  const authorization = { authorization: `Bearer ${token}` };
  expect((await browser.json('/api/delete_account/code', {}, authorization)).status).toBe(200);
  await accounts.runJobs();
  const mail = accounts.mails().findLast(({ mail: name }) => name === 'delete-code');
  const code = mail?.mail === 'delete-code' ? mail.data.code : '';
  const deletion = { code, reason_id: 'other' };
  const deleted = await browser.json('/api/delete_account', deletion, authorization);
  const { data } = (await deleted.json()) as { data: { recover_until: string } };

  const again = new Browser(accounts.url);
  const page = await accounts.signIn(again);
  expect(page.pathname).toBe('/auth/login');
  expect(page.search).toBe('?error=DELETED_RECOVERABLE');
  expect(page.hash).toBe('');
  const offer = (await (await again.get('/api/recover_account')).json()) as {
    data: { recovery_token: string };
  };
  expect(offer.data).toMatchObject({ recover_until: data.recover_until, email: 'n•••@viewers.example' });
  expect(await (await again.get('/api/auth/session')).json()).toEqual({});
  const recovered = await again.json('/api/recover_account', { recovery_token: offer.data.recovery_token });
  expect(recovered.status).toBe(200);
  expect(await (await again.get('/api/auth/session')).json()).toMatchObject({ name: 'Nour Saleh' });
  expect((await accounts.signIn(new Browser(accounts.url))).pathname).toBe('/home');
});

test('from day 30 on, the provider opens nothing until the account is purged, and then a new one', async () => {
  const browser = new Browser(accounts.url);
  await accounts.signIn(browser);
  await accounts.database.pool.query(
    `update viewers set deleted_at = $1, recover_until = $2, deletion = gen_random_uuid(), delete_reason = 'other'`,
    [addDays(accounts.clock.now(), -30), accounts.clock.now()],
  );
  const page = await accounts.signIn(new Browser(accounts.url));
  expect([page.pathname, page.search, page.hash]).toEqual([
    '/auth/login',
    '?error=OAuthAccountNotLinked',
    '',
  ]);
  await accounts.database.pool.query('delete from viewers');
  expect((await accounts.signIn(new Browser(accounts.url))).pathname).toBe('/home');
});
