import { Browser } from '../../testing/browser';
import { mailedCode } from '../../testing/mailed-code';
import { registrationBody } from '../../testing/registration-body';
import { GOOGLE_CALLBACK, startGoogle, type GoogleAccounts } from '../../testing/start-google';

const PERSON = { sub: 'g-1', name: 'Nour Saleh', email: 'Nour@viewers.example', email_verified: true };

let accounts: GoogleAccounts;
beforeAll(async () => {
  accounts = await startGoogle(PERSON);
});
afterAll(() => accounts.stop());

const sessionOf = async (browser: Browser): Promise<unknown> =>
  (await browser.get('/api/auth/session')).json();

test('is offered once a client is configured', async () => {
  expect(await (await new Browser(accounts.url).get('/api/auth/providers')).json()).toHaveProperty(
    'google.type',
    'oidc',
  );
});

test('the first sign-in makes a viewer, the next one finds it, also after the address changed', async () => {
  accounts.meet(PERSON);
  const browser = new Browser(accounts.url);
  expect((await accounts.signIn(browser)).href).toBe('http://localhost:8000/home');
  const session = await sessionOf(browser);
  expect(session).toMatchObject({
    name: 'Nour Saleh',
    email: 'Nour@viewers.example',
    email_verified: true,
    has_password: false,
    has_subscription: false,
  });

  accounts.meet({ ...PERSON, email: 'nour@elsewhere.example' });
  const again = new Browser(accounts.url);
  await accounts.signIn(again);
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
  accounts.meet({ ...PERSON, sub: `g-${changed.email}`, ...changed });
  const browser = new Browser(accounts.url);
  expect((await accounts.signIn(browser)).href).toBe(
    'http://localhost:8000/auth/login?error=OAuthAccountNotLinked',
  );
  expect(await sessionOf(browser)).toEqual({});
});

test('the language is that of the page to which the browser goes back', async () => {
  const email = 'huda@viewers.example';
  accounts.meet({ ...PERSON, sub: 'g-4', email });
  expect((await accounts.signIn(new Browser(accounts.url), '/ar/home')).pathname).toBe('/ar/home');
  const television = new Browser(accounts.url, { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' });
  await accounts.signIn(television, '/ar/home');
  await accounts.runJobs();
  expect(accounts.mails().filter(({ to }) => to === email)).toMatchObject([
    { mail: 'new-device', locale: 'ar' },
  ]);
});

test('a name that breaks the rules of names is not taken over; the address before the @ stands for it', async () => {
  accounts.meet({
    ...PERSON,
    sub: 'g-5',
    name: 'Win at http://evil.example',
    email: 'huda.2@viewers.example',
  });
  const browser = new Browser(accounts.url);
  await accounts.signIn(browser);
  expect(await sessionOf(browser)).toMatchObject({ name: 'huda.2', email: 'huda.2@viewers.example' });
});

test('a password never opens a viewer who has none', async () => {
  accounts.meet({ ...PERSON, sub: 'g-2', email: 'only-google@viewers.example' });
  await accounts.signIn(new Browser(accounts.url));
  expect((await new Browser(accounts.url).signIn('only-google@viewers.example', '')).status).toBe(401);
});

test('a viewer who signs in with a provider sets a first password by the code of a mail', async () => {
  const email = 'first@viewers.example';
  accounts.meet({ ...PERSON, sub: 'g-3', email });
  const browser = new Browser(accounts.url);
  await accounts.signIn(browser);
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
  expect((await accounts.signIn(new Browser(accounts.url))).href).toBe('http://localhost:8000/home');
});

test('a return that this browser did not ask for is refused', async () => {
  const browser = new Browser(accounts.url, { accept: 'text/html' });
  const response = await browser.get(`${GOOGLE_CALLBACK}?code=stolen&state=made-up`);
  expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:8000\/auth\/login\?error=/);
  expect(await sessionOf(browser)).toEqual({});
});
