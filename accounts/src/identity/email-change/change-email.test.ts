import { markEmailVerified } from '../viewer/mark-email-verified';
import { Browser } from '../../testing/browser';
import { mailedCode } from '../../testing/mailed-code';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { MINUTE_MS } from '../../platform/time/durations';

const PASSWORD = 'a quiet evening';

let accounts: RunningAccounts;
let salma: SignedIn;
let made = 0;
let next: string;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  await accounts.database.pool.query('delete from rate_limits');
  salma = await signedIn(accounts);
  made += 1;
  next = `new-${made}@viewers.example`;
});

const ask = (changed: object = {}, headers: Record<string, string> = {}) =>
  salma.send('POST', '/api/change_email/code', { email: next, password: PASSWORD, ...changed }, headers);
const confirm = (code: string, headers: Record<string, string> = {}) =>
  salma.send('POST', '/api/change_email', { code }, headers);
const askedCode = async (changed: { email?: string } = {}): Promise<string> => {
  expect((await ask(changed)).status).toBe(200);
  return mailedCode(accounts, changed.email ?? next, 'email-code');
};
const other = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const signInStatus = async (email: string) =>
  (await new Browser(accounts.url).signIn(email, PASSWORD)).status;

test('the code of the new address changes it: this session goes on, every other ends, the old address gets a mail', async () => {
  const elsewhere = new Browser(accounts.url);
  await elsewhere.signIn(salma.email, PASSWORD);
  const answer = await ask({ email: ` ${next} ` }, { 'x-localization': 'ar' });
  expect(await answer.json()).toEqual({ data: { expires_in: 600, resend_in: 60 } });
  const code = await mailedCode(accounts, next, 'email-code');

  const changed = await confirm(code, { 'x-localization': 'ar', 'x-time-zone': 'Africa/Cairo' });
  expect([changed.status, await changed.json()]).toEqual([200, { data: { email: next } }]);
  expect(await (await salma.send('POST', '/api/details')).json()).toMatchObject({
    data: { email: next, email_verified: true },
  });
  expect(await (await elsewhere.get('/api/auth/session')).json()).toEqual({});
  expect([await signInStatus(salma.email), await signInStatus(next)]).toEqual([401, 200]);
  await accounts.runJobs();
  expect(accounts.mails()).toContainEqual({
    mail: 'email-changed',
    to: salma.email,
    locale: 'ar',
    timeZone: 'Africa/Cairo',
    // Nobody had proven the old address: its reader gets no word that a stranger chose.
    data: { name: null, newEmail: null, at: accounts.clock.now().toISOString() },
  });
});

test('the reader of a proven old address learns the new one', async () => {
  await confirm(await askedCode());
  accounts.clock.advance(MINUTE_MS);
  const third = `third-${next}`;
  await confirm(await askedCode({ email: third }));
  await accounts.runJobs();
  expect(accounts.mails()).toContainEqual({
    mail: 'email-changed',
    to: next,
    locale: 'en',
    data: { name: 'Salma Rahal', newEmail: 't•••@viewers.example', at: accounts.clock.now().toISOString() },
  });
});

test('what was sent from a proven address without an account follows its owner to the next one', async () => {
  await confirm(await askedCode());
  const content = `a question of ${next}`;
  await new Browser(accounts.url).json('/api/contact', { name: 'Salma', email: next, content });
  accounts.clock.advance(MINUTE_MS);
  await confirm(await askedCode({ email: `third-${next}` }));
  const { data } = (await (await salma.send('GET', '/api/export')).json()) as {
    data: { messages: object[] };
  };
  expect(data.messages).toMatchObject([{ email: next, content }]);
});

test('until the code is entered nothing is changed', async () => {
  await askedCode();
  expect([await signInStatus(salma.email), await signInStatus(next)]).toEqual([200, 401]);
});

test.each([
  ['no address', { email: ' ' }, { email: ['EMAIL_REQUIRED'] }],
  ['no address at all', { email: 'salma@' }, { email: ['EMAIL_INVALID'] }],
  ['no password', { password: '' }, { password: ['PASSWORD_REQUIRED'] }],
  ['both wrong', { email: '', password: 'x' }, { email: ['EMAIL_REQUIRED'], password: ['CURRENT_WRONG'] }],
])('%s is reported at its field, and no mail is sent', async (_, changed, codes) => {
  const answer = await ask(changed);
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as { error_codes: object }).error_codes).toEqual(codes);
  await accounts.runJobs();
  expect(accounts.mails().filter(({ mail, to }) => mail === 'email-code' && to === next)).toEqual([]);
});

test('the own address and a taken one are reported at the field, the taken one only with the right password', async () => {
  const nour = await signedIn(accounts);
  const codes = async (changed: object) =>
    ((await (await ask(changed)).json()) as { error_codes: object }).error_codes;
  expect(await codes({ email: salma.email.toUpperCase() })).toEqual({ email: ['EMAIL_UNCHANGED'] });
  expect(await codes({ email: nour.email.toUpperCase() })).toEqual({ email: ['EMAIL_TAKEN'] });
  expect(await codes({ email: nour.email, password: 'a guess' })).toEqual({ password: ['CURRENT_WRONG'] });
});

test('a viewer without a password gets an error that says so', async () => {
  await accounts.database.pool.query('update viewers set password_hash = null where id = $1', [salma.id]);
  expect(await (await ask()).json()).toMatchObject({ error_codes: { password: ['PASSWORD_NOT_SET'] } });
});

test('passwords are not guessed here: after ten tries it is refused', async () => {
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push((await ask({ password: `wrong ${tries}` })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
});

test('a wrong code says how many tries are left, and the sixth meets a dead code', async () => {
  const code = await askedCode();
  expect(await (await confirm(other(code))).json()).toMatchObject({
    code: 'CODE_WRONG',
    meta: { tries_left: 4 },
  });
  for (let tries = 0; tries < 4; tries += 1) await confirm(other(code));
  expect(await (await confirm(code)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
  expect(await (await confirm(' ')).json()).toMatchObject({ error_codes: { code: ['CODE_REQUIRED'] } });
});

test('a code confirms only the address it was mailed to, and only the newest', async () => {
  const first = await askedCode();
  accounts.clock.advance(MINUTE_MS);
  const second = `other-${next}`;
  const code = await askedCode({ email: second });
  if (first !== code)
    expect(await (await confirm(first)).json()).toMatchObject({ error_codes: { code: ['CODE_WRONG'] } });
  expect(await (await confirm(code)).json()).toEqual({ data: { email: second } });
  expect(await (await confirm(code)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
});

test('an address that was registered meanwhile stays with the viewer who registered it', async () => {
  const code = await askedCode();
  await signedIn(accounts, { email: next });
  expect(await (await confirm(code)).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  expect(await signInStatus(salma.email)).toBe(200);
});

test('two viewers with codes for one address: one has it', async () => {
  const nour = await signedIn(accounts);
  const code = await askedCode();
  await nour.send('POST', '/api/change_email/code', { email: next, password: PASSWORD });
  const nourCode = await mailedCode(accounts, next, 'email-code');
  const answers = await Promise.all([
    confirm(code),
    nour.send('POST', '/api/change_email', { code: nourCode }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a form that is sent twice changes it once and is answered twice', async () => {
  const key = { 'idempotency-key': 'one-click' };
  const sent = await Promise.all([ask({}, key), ask({}, key)]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  const code = await mailedCode(accounts, next, 'email-code');
  const answers = await Promise.all([confirm(code, key), confirm(code, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await accounts.runJobs();
  expect(
    accounts.mails().filter(({ mail, to }) => mail === 'email-changed' && to === salma.email),
  ).toHaveLength(1);
});

test('a link or a code for the address before opens nothing any more', async () => {
  await new Browser(accounts.url).json('/api/forgot_password', { email: salma.email });
  const reset = await mailedCode(accounts, salma.email);
  await confirm(await askedCode());
  const tried = await new Browser(accounts.url).json('/api/check_code', { email: next, code: reset });
  expect(await tried.json()).toMatchObject({ code: 'CODE_EXPIRED' });
});

describe('the newsletter', () => {
  const subscribed = async (email: string, categories: string[]) => {
    const answer = await salma.browser.json('/api/newsletter', { email, categories });
    expect(answer.status).toBe(201);
  };
  const subscriptions = () =>
    accounts.database.queries
      .selectFrom('newsletter_subscriptions')
      .select(['email_key', 'email', 'categories'])
      .where('email_key', 'in', [salma.email, next])
      .execute();
  const linksOf = async (email: string) => {
    const tokens = accounts.database.queries.selectFrom('newsletter_tokens').select('email_key');
    return (await tokens.where('email_key', '=', email).execute()).length;
  };
  const verified = () => markEmailVerified(accounts.database.queries, salma.id, accounts.clock.now());

  test('of the address before goes on at the new one, with the links that end it', async () => {
    await verified();
    await subscribed(salma.email, ['sports']);
    expect((await confirm(await askedCode())).status).toBe(200);
    expect(await subscriptions()).toEqual([{ email_key: next, email: next, categories: ['sports'] }]);
    expect([await linksOf(salma.email), await linksOf(next)]).toEqual([0, 1]);
    expect(await (await salma.send('GET', '/api/newsletter')).json()).toMatchObject({
      data: { email: next, categories: ['sports'] },
    });
  });

  test('that the new address has already stays as it is, and the one before ends', async () => {
    await verified();
    await subscribed(salma.email, ['sports']);
    await subscribed(next, ['business']);
    await confirm(await askedCode());
    expect(await subscriptions()).toEqual([{ email_key: next, email: next, categories: ['business'] }]);
  });

  test('goes on at the new address although that one had ended its own before', async () => {
    await verified();
    await subscribed(salma.email, ['sports']);
    await subscribed(next, ['business']);
    await accounts.database.queries
      .updateTable('newsletter_subscriptions')
      .set({ ended_at: accounts.clock.now() })
      .where('email_key', '=', next)
      .execute();
    await confirm(await askedCode());
    expect(await (await salma.send('GET', '/api/newsletter')).json()).toMatchObject({
      data: { email: next, categories: ['sports'] },
    });
    expect([await linksOf(salma.email), await linksOf(next)]).toEqual([0, 2]);
  });

  test('of an address that was never verified is left to its owner', async () => {
    await subscribed(salma.email, ['sports']);
    await confirm(await askedCode());
    expect(await subscriptions()).toMatchObject([{ email_key: salma.email }]);
  });
});
