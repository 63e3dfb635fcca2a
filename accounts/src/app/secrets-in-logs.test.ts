import { Browser } from '../testing/browser';
import { registrationBody } from '../testing/registration-body';
import { startAccounts, type RunningAccounts } from '../testing/start-accounts';

const EMAIL = 'salma@viewers.example';
const PASSWORD = 'a quiet evening';

let accounts: RunningAccounts;
let log = '';
beforeAll(async () => {
  const logStream = { write: (line: string) => void (log += line) };
  accounts = await startAccounts({ config: { logLevel: 'trace' }, logStream });
});
afterAll(() => accounts.stop());

test('no log line holds a password, a token, a cookie or an address of a viewer', async () => {
  const browser = new Browser(accounts.url, { 'x-request-id': 'evening-1' });
  const registered = await browser.json('/api/register', registrationBody());
  const { data } = (await registered.json()) as { data: { token: string } };
  await browser.json('/api/register', registrationBody());
  await browser.json('/api/register', { ...registrationBody(), password: `${PASSWORD} too` });
  await browser.signIn(EMAIL, `${PASSWORD}!`);
  await browser.signIn(EMAIL, PASSWORD);
  const csrfToken = await browser.csrfToken();
  await browser.get(`/api/auth/session?token=${data.token}&code=${csrfToken}`);
  await browser.json('/api/details', {}, { authorization: `Bearer ${data.token}` });
  const cookie = browser.cookies.get('sahra.session') ?? '';
  const letter = { email: EMAIL, categories: ['all'] };
  await browser.json('/api/newsletter', letter);
  await browser.json('/api/newsletter', { ...letter, categories: [] });
  const breaks = 'alter table newsletter_subscriptions add constraint nobody check (email is null) not valid';
  await accounts.database.pool.query(breaks);
  expect((await browser.json('/api/newsletter', letter)).status).toBe(500);
  await accounts.database.pool.query('alter table sessions rename to sessions_away');
  expect((await browser.get('/api/auth/session')).status).toBe(500);
  expect((await browser.signIn(EMAIL, PASSWORD)).status).toBe(500);
  await accounts.database.pool.query('alter table sessions_away rename to sessions');

  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { reqId?: string; level: number });
  expect(lines.filter(({ reqId }) => reqId === 'evening-1').length).toBeGreaterThan(10);
  expect(lines.some(({ level }) => level === 50)).toBe(true);
  for (const secret of [PASSWORD, EMAIL, data.token, cookie, csrfToken, encodeURIComponent(PASSWORD)]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(log).not.toContain(secret);
  }
});
