import { Browser } from '../../testing/browser';
import { registrationBody } from '../../testing/registration-body';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations';

const PASSWORD = String(registrationBody()['password']);

interface Refused {
  code: string;
  meta: { recover_until: string; recovery_token: string; name: string; email: string };
}

let accounts: RunningAccounts;
let salma: SignedIn;
let recoverUntil: string;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  await accounts.database.pool.query('delete from rate_limits');
  salma = await signedIn(accounts);
  const body = { password: PASSWORD, reason_id: 'other' };
  const answer = await salma.send('POST', '/api/delete_account', body);
  ({ recover_until: recoverUntil } = ((await answer.json()) as { data: { recover_until: string } }).data);
});

const signIn = async (browser = new Browser(accounts.url)) => {
  const answer = await browser.signIn(salma.email, PASSWORD);
  return { status: answer.status, body: (await answer.json()) as Refused, browser };
};
const recover = (token: unknown, browser: Browser) =>
  browser.json('/api/recover_account', { recovery_token: token });

test('signing in is answered with until when, and a token; nobody is signed in', async () => {
  const browser = new Browser(accounts.url, { 'x-localization': 'en' });
  const { status, body } = await signIn(browser);
  expect(status).toBe(423);
  expect(body).toEqual({
    code: 'DELETED_RECOVERABLE',
    message: 'You deleted this account. You can still get it back.',
    meta: {
      recover_until: recoverUntil,
      recovery_token: expect.stringMatching(/^[\w-]{43}$/) as string,
      name: 'Salma Rahal',
      email: 'v•••@viewers.example',
    },
  });
  expect(browser.cookies.has('sahra.session')).toBe(false);
});

test('a wrong password tells nothing about the deletion', async () => {
  const answer = await new Browser(accounts.url).signIn(salma.email, `${PASSWORD}!`);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'INCORRECT_CREDENTIALS' });
});

test('the token brings everything back and signs in', async () => {
  const browser = new Browser(accounts.url);
  const { meta } = (await signIn(browser)).body;
  const answer = await recover(meta.recovery_token, browser);
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { id: string; token: string; email: string } };
  expect(data).toMatchObject({ id: salma.id, email: salma.email });
  expect(browser.cookies.has('sahra.session')).toBe(true);
  expect(await (await browser.get('/api/auth/session')).json()).toHaveProperty('id', salma.id);
  const details = await browser.json('/api/details', {}, { authorization: `Bearer ${data.token}` });
  expect(details.status).toBe(200);
  expect((await new Browser(accounts.url).signIn(salma.email, PASSWORD)).status).toBe(200);
});

test('the times in the mails about it are of the zone of the device that recovers', async () => {
  const browser = new Browser(accounts.url, { 'user-agent': 'Firefox/140.0', 'x-time-zone': 'Africa/Cairo' });
  const { meta } = (await signIn(browser)).body;
  await recover(meta.recovery_token, browser);
  await accounts.runJobs();
  const told = accounts.mails().filter(({ to }) => to === salma.email);
  const timed = told.filter(({ mail }) => mail === 'account-recovered' || mail === 'new-device');
  expect(timed.map(({ timeZone }) => timeZone)).toEqual(timed.map(() => 'Africa/Cairo'));
  expect(timed.map(({ mail }) => mail)).toContain('account-recovered');
});

describe('in another browser than the one that was offered it', () => {
  test('the token is worth nothing, and is not used up', async () => {
    const { body, browser } = await signIn();
    const lured = new Browser(accounts.url);
    const refused = await recover(body.meta.recovery_token, lured);
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'RECOVERY_INVALID' }]);
    expect(lured.cookies.has('sahra.session')).toBe(false);
    expect((await recover(body.meta.recovery_token, browser)).status).toBe(200);
  });

  test('neither beside an offer of its own', async () => {
    const { body } = await signIn();
    salma = await signedIn(accounts);
    await salma.send('POST', '/api/delete_account', { password: PASSWORD, reason_id: 'other' });
    const lured = (await signIn()).browser;
    expect((await recover(body.meta.recovery_token, lured)).status).toBe(422);
  });
});

test('only the browser that got the offer learns whose account it is', async () => {
  const { body, browser } = await signIn();
  const offerTo = async (asking: Browser) =>
    ((await (await asking.get('/api/recover_account')).json()) as { data: unknown }).data;
  expect(await offerTo(browser)).toEqual(body.meta);
  expect(await offerTo(new Browser(accounts.url))).toBeNull();
  await recover(body.meta.recovery_token, browser);
  expect(browser.cookies.has('sahra.recovery')).toBe(false);
  const late = (await signIn()).browser;
  late.cookies.set('sahra.recovery', body.meta.recovery_token);
  expect(await offerTo(late)).toBeNull();
});

test('the recovery cookie is for this host and no script, and ends with the offer', async () => {
  const answer = await new Browser(accounts.url).signIn(salma.email, PASSWORD);
  const [cookie] = answer.headers.getSetCookie().filter((line) => line.startsWith('sahra.recovery='));
  expect(cookie).toMatch(/^sahra\.recovery=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
});

test('sessions from before the deletion stay ended', async () => {
  const { body, browser } = await signIn();
  await recover(body.meta.recovery_token, browser);
  expect((await salma.send('POST', '/api/details')).status).toBe(401);
});

test('recovered, it outlives its day', async () => {
  const { body, browser } = await signIn();
  await recover(body.meta.recovery_token, browser);
  accounts.clock.set(new Date(recoverUntil));
  await accounts.runJobs();
  expect((await new Browser(accounts.url).signIn(salma.email, PASSWORD)).status).toBe(200);
});

test('of ten recoveries with one token at once, one is answered', async () => {
  const { body, browser } = await signIn();
  const token = body.meta.recovery_token;
  const sent = Array.from({ length: 10 }, () => {
    const twin = new Browser(accounts.url);
    twin.cookies.set('sahra.recovery', browser.cookies.get('sahra.recovery') ?? '');
    return recover(token, twin);
  });
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
  const sessions = await accounts.database.queries
    .selectFrom('sessions')
    .select('id')
    .where('viewer_id', '=', salma.id)
    .execute();
  expect(sessions).toHaveLength(1);
});

test.each([undefined, '', 7, 'x'.repeat(43)])('refuses the token %p', async (token) => {
  const { browser } = await signIn();
  const answer = await recover(token, browser);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    code: 'RECOVERY_INVALID',
    error_codes: { recovery_token: ['RECOVERY_INVALID'] },
  });
});

test('only the newest token counts, and for an hour', async () => {
  const [first, second] = [await signIn(), await signIn()];
  const recovered = async ({ body, browser }: typeof first) =>
    (await recover(body.meta.recovery_token, browser)).status;
  expect(await recovered(first)).toBe(422);
  accounts.clock.advance(HOUR_MS);
  expect(await recovered(second)).toBe(422);
  const third = await signIn();
  accounts.clock.advance(HOUR_MS - 1);
  expect(await recovered(third)).toBe(200);
});

test('is offered until the last moment of day 30, and then the account is unknown even before it is purged', async () => {
  accounts.clock.set(new Date(new Date(recoverUntil).getTime() - 2000));
  const [first, last] = [await signIn(), await signIn()];
  accounts.clock.set(new Date(recoverUntil));
  for (const { body, browser } of [first, last])
    expect((await recover(body.meta.recovery_token, browser)).status).toBe(422);
  expect(await signIn()).toMatchObject({ status: 401, body: { code: 'INCORRECT_CREDENTIALS' } });
});

test('deleted again, it has another thirty days', async () => {
  const { body, browser } = await signIn();
  const { data } = (await (await recover(body.meta.recovery_token, browser)).json()) as {
    data: { token: string };
  };
  accounts.clock.advance(HOUR_MS / 10);
  const authorization = `Bearer ${data.token}`;
  await browser.json('/api/delete_account', { password: PASSWORD, reason_id: 'other' }, { authorization });
  accounts.clock.set(new Date(recoverUntil));
  await accounts.runJobs();
  expect((await signIn()).status).toBe(423);
  accounts.clock.advance(DAY_MS);
  await accounts.runJobs();
  expect((await signIn()).status).toBe(401);
});
