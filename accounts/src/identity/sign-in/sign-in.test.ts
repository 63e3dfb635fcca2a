import { messageOf } from '@sahra/schemas/messages';

import { Browser } from '../../testing/browser';
import { registrationBody } from '../../testing/registration-body';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

const EMAIL = 'salma@viewers.example';
const PASSWORD = 'a quiet evening';
const SESSION = '/api/auth/session';
const CALLBACK = '/api/auth/callback/credentials';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
  await new Browser(accounts.url).json('/api/register', registrationBody());
});
afterAll(() => accounts.stop());

const details = (browser: Browser, token: string) =>
  browser.json('/api/details', {}, { authorization: `Bearer ${token}` });

const tokenOf = async (browser: Browser): Promise<string> =>
  ((await (await browser.get(SESSION)).json()) as { token: string }).token;

test('nobody signed in reads as an empty object', async () => {
  const response = await new Browser(accounts.url).get(SESSION);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({});
});

test('from the token of the form to a bearer that answers, and after sign-out to nothing', async () => {
  const browser = new Browser(accounts.url, { 'x-localization': 'ar' });
  const signedIn = await browser.signIn(` ${EMAIL.toUpperCase()} `, PASSWORD, { callbackUrl: '/ar/home' });
  expect(signedIn.status).toBe(200);
  expect(await signedIn.json()).toEqual({ url: 'http://localhost:8000/ar/home' });
  const [cookie] = signedIn.headers.getSetCookie().filter((line) => line.startsWith('sahra.session='));
  expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  const stolen = browser.cookies.get('sahra.session') ?? '';

  const session = await browser.get(SESSION);
  expect(session.headers.get('cache-control')).toBe('no-store');
  const data = (await session.json()) as Record<string, unknown> & {
    token: string;
    token_expires_at: string;
  };
  expect(data).toMatchObject({
    user: { id: data['id'], name: 'Salma Rahal', email: EMAIL },
    name: 'Salma Rahal',
    email: EMAIL,
    has_subscription: false,
    subscription_type: null,
    with_ads: true,
    subscription_payment_method: null,
    entitlement: { level: 'free', until: null },
  });
  const bearerLives = (Date.parse(data.token_expires_at) - accounts.clock.now().getTime()) / 1000;
  expect(bearerLives).toBeGreaterThan(599);
  expect(bearerLives).toBeLessThanOrEqual(600);
  expect((await details(browser, data.token)).status).toBe(200);

  const signedOut = await browser.form('/api/auth/signout', {
    csrfToken: await browser.csrfToken(),
    callbackUrl: '/ar',
    json: 'true',
  });
  expect(await signedOut.json()).toEqual({ url: 'http://localhost:8000/ar' });
  expect(browser.cookies.has('sahra.session')).toBe(false);
  expect((await details(browser, data.token)).status).toBe(401);
  const thief = new Browser(accounts.url);
  thief.cookies.set('sahra.session', stolen);
  expect(await (await thief.get(SESSION)).json()).toEqual({});
});

test.each(['en', 'ar'] as const)(
  'a wrong password and an unknown address read the same in %s',
  async (locale) => {
    const browser = new Browser(accounts.url, { 'x-localization': locale });
    const answers = await Promise.all([
      browser.signIn(EMAIL, 'a loud evening'),
      browser.signIn('nobody@viewers.example', 'a loud evening'),
      browser.signIn('', ''),
    ]);
    for (const response of answers) {
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        code: 'INCORRECT_CREDENTIALS',
        message: messageOf('INCORRECT_CREDENTIALS', locale),
      });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  },
);

test('a password is never trimmed', async () => {
  expect((await new Browser(accounts.url).signIn(EMAIL, ` ${PASSWORD}`)).status).toBe(401);
});

test.each([
  ['without a token', {}],
  ['with a wrong token', { csrfToken: 'f'.repeat(64) }],
])('signing in %s is refused', async (_case, fields) => {
  const browser = new Browser(accounts.url);
  await browser.csrfToken();
  const response = await browser.form(CALLBACK, {
    email: EMAIL,
    password: PASSWORD,
    json: 'true',
    ...fields,
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'CSRF_INVALID' });
});

test("another browser's token is refused", async () => {
  const csrfToken = await new Browser(accounts.url).csrfToken();
  const browser = new Browser(accounts.url);
  await browser.csrfToken();
  const fields = { email: EMAIL, password: PASSWORD, csrfToken, json: 'true' };
  expect((await browser.form(CALLBACK, fields)).status).toBe(400);
});

test('signing out without a token, or with a wrong one, ends nothing', async () => {
  const browser = new Browser(accounts.url, { 'x-localization': 'en' });
  await browser.signIn(EMAIL, PASSWORD);
  const missing = await browser.form('/api/auth/signout', { json: 'true' });
  expect(missing.status).toBe(400);
  expect(await missing.json()).toEqual({
    code: 'CSRF_MISSING_SIGN_OUT',
    message: 'Could not fetch CSRF Token for signing out',
  });
  const wrong = await browser.form('/api/auth/signout', { csrfToken: 'f'.repeat(64), json: 'true' });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ code: 'CSRF_INVALID' });
  expect((await details(browser, await tokenOf(browser))).status).toBe(200);
});

test('a new sign-in ends the session that the browser had, and no other', async () => {
  const phone = new Browser(accounts.url);
  const laptop = new Browser(accounts.url);
  await phone.signIn(EMAIL, PASSWORD);
  await laptop.signIn(EMAIL, PASSWORD);
  const [onPhone, before] = [await tokenOf(phone), await tokenOf(laptop)];
  await laptop.signIn(EMAIL, PASSWORD);
  expect((await details(laptop, before)).status).toBe(401);
  expect((await details(laptop, await tokenOf(laptop))).status).toBe(200);
  expect((await details(phone, onPhone)).status).toBe(200);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://localhost:8001/home',
  'http://[',
])('nobody is sent to %s', async (callbackUrl) => {
  const response = await new Browser(accounts.url).signIn(EMAIL, PASSWORD, { callbackUrl });
  expect(await response.json()).toEqual({ url: 'http://localhost:8000' });
});

test('a browser that posts the plain form is redirected', async () => {
  const browser = new Browser(accounts.url, { accept: 'text/html' });
  const good = await browser.signIn(EMAIL, PASSWORD, { json: 'false', callbackUrl: '/home' });
  expect([good.status, good.headers.get('location')]).toEqual([302, 'http://localhost:8000/home']);
  const bad = await browser.signIn(EMAIL, 'a loud evening', { json: 'false' });
  expect(bad.status).toBe(302);
  expect(bad.headers.get('location')).toMatch(
    /^http:\/\/localhost:8000\/auth\/login\?error=CredentialsSignin/,
  );
});

test('only what is part of the contract exists', async () => {
  const browser = new Browser(accounts.url);
  for (const path of [
    'signout',
    'callback/credentials',
    'callback/google',
    'error',
    'verify-request',
    'nope',
  ])
    expect((await browser.get(`/api/auth/${path}`)).status).toBe(404);
  const csrfToken = await browser.csrfToken();
  expect((await browser.form('/api/auth/signin/nobody', { csrfToken, json: 'true' })).status).toBe(404);
  expect(await (await browser.get('/api/auth/providers')).json()).toEqual({
    credentials: expect.objectContaining({ id: 'credentials', type: 'credentials' }) as object,
  });
});

test('a JSON body is not a form', async () => {
  const response = await new Browser(accounts.url).json(CALLBACK, { email: EMAIL, password: PASSWORD });
  expect(response.status).toBe(415);
});

test('on https the cookies are bound to the host', async () => {
  const secure = await startAccounts({ config: { publicOrigin: 'https://sahra.example' } });
  try {
    const browser = new Browser(secure.url);
    await browser.json('/api/register', registrationBody());
    const response = await browser.signIn(EMAIL, PASSWORD);
    expect(response.status).toBe(200);
    const lines = response.headers.getSetCookie().filter((line) => line.startsWith('__Host-sahra.session='));
    expect(lines).toEqual([
      expect.stringMatching(/; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(browser.cookies.has('__Host-sahra.csrf')).toBe(true);
  } finally {
    await secure.stop();
  }
});
