import { Browser } from '../testing/browser';
import { mailedCode } from '../testing/mailed-code';
import { registrationBody } from '../testing/registration-body';
import { startAccounts, TEST_CONFIG, type RunningAccounts } from '../testing/start-accounts';
import { CLIENT, startIdentityProvider, type IdentityProvider } from '../testing/start-identity-provider';

const CALLBACK = '/api/auth/callback/google';
const PERSON = { sub: 'g-1', name: 'Nour Saleh', email: 'Nour@viewers.example', email_verified: true };

let provider: IdentityProvider;
let accounts: RunningAccounts;
beforeAll(async () => {
  for (const method of ['info', 'warn'] as const) jest.spyOn(console, method).mockImplementation();
  provider = await startIdentityProvider(`${TEST_CONFIG.publicOrigin}${CALLBACK}`, PERSON);
  accounts = await startAccounts({ config: { google: { ...CLIENT, issuer: provider.issuer } } });
});
afterAll(async () => {
  await accounts.stop();
  await provider.stop();
});

/** What a browser does between the button and the return to the site; the last address it is sent to. */
const signInWithGoogle = async (browser: Browser): Promise<string> => {
  const csrfToken = await browser.csrfToken();
  const fields = { csrfToken, callbackUrl: '/home', json: 'true' };
  const start = await browser.form('/api/auth/signin/google', fields);
  let next = ((await start.json()) as { url: string }).url;
  const elsewhere = new Browser(provider.issuer);
  while (next.startsWith(provider.issuer)) {
    const page = await elsewhere.get(next);
    next = new URL(page.headers.get('location') ?? '', provider.issuer).href;
  }
  const { pathname, search } = new URL(next);
  expect(pathname).toBe(CALLBACK);
  const back = await browser.get(`${pathname}${search}`, { accept: 'text/html' });
  expect(back.status).toBe(302);
  return back.headers.get('location') ?? '';
};

const sessionOf = async (browser: Browser): Promise<unknown> =>
  (await browser.get('/api/auth/session')).json();

test('is offered once a client is configured', async () => {
  expect(await (await new Browser(accounts.url).get('/api/auth/providers')).json()).toHaveProperty(
    'google.type',
    'oidc',
  );
});

test('the first sign-in makes a viewer, the next one finds it, also after the address changed', async () => {
  provider.person = PERSON;
  const browser = new Browser(accounts.url);
  expect(await signInWithGoogle(browser)).toBe('http://localhost:8000/home');
  const session = await sessionOf(browser);
  expect(session).toMatchObject({
    name: 'Nour Saleh',
    email: 'Nour@viewers.example',
    email_verified: true,
    has_password: false,
    has_subscription: false,
  });

  provider.person = { ...PERSON, email: 'nour@elsewhere.example' };
  const again = new Browser(accounts.url);
  await signInWithGoogle(again);
  expect(await sessionOf(again)).toMatchObject({ id: (session as { id: string }).id });
});

test.each([
  [
    'an address that the provider does not vouch for',
    { email: 'unproven@viewers.example', email_verified: false },
  ],
  ['an address that belongs to a viewer with a password', { email: 'SALMA@viewers.example' }],
])('refuses %s', async (_case, changed) => {
  await new Browser(accounts.url).json('/api/register', registrationBody());
  provider.person = { ...PERSON, sub: `g-${changed.email}`, ...changed };
  const browser = new Browser(accounts.url);
  expect(await signInWithGoogle(browser)).toBe(
    'http://localhost:8000/auth/login?error=OAuthAccountNotLinked',
  );
  expect(await sessionOf(browser)).toEqual({});
});

test('a password never opens a viewer who has none', async () => {
  provider.person = { ...PERSON, sub: 'g-2', email: 'only-google@viewers.example' };
  await signInWithGoogle(new Browser(accounts.url));
  expect((await new Browser(accounts.url).signIn('only-google@viewers.example', '')).status).toBe(401);
});

test('whoever signs in with a provider sets a first password by the code of a mail', async () => {
  const { email } = (provider.person = { ...PERSON, sub: 'g-3', email: 'first@viewers.example' });
  const browser = new Browser(accounts.url);
  await signInWithGoogle(browser);
  const { token } = (await sessionOf(browser)) as { token: string };
  const bearer = { authorization: `Bearer ${token}` };
  const chosen = { password: 'a first evening', password_confirmation: 'a first evening' };
  const change = await browser.json('/api/change_password', { current_password: '', ...chosen }, bearer);
  expect(await change.json()).toMatchObject({ code: 'PASSWORD_NOT_SET' });

  await browser.json('/api/forgot_password', { email });
  const code = await mailedCode(accounts, email);
  const checked = await browser.json('/api/check_code', { email, code });
  const { data } = (await checked.json()) as { data: { reset_token: string } };
  expect((await browser.json('/api/reset_password', { ...data, ...chosen })).status).toBe(204);
  expect((await new Browser(accounts.url).signIn(email, chosen.password)).status).toBe(200);
  expect(await signInWithGoogle(new Browser(accounts.url))).toBe('http://localhost:8000/home');
});

test('a return that this browser did not ask for is refused', async () => {
  const browser = new Browser(accounts.url, { accept: 'text/html' });
  const response = await browser.get(`${CALLBACK}?code=stolen&state=made-up`);
  expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:8000\/auth\/login\?error=/);
  expect(await sessionOf(browser)).toEqual({});
});
