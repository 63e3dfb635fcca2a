import { messageOf } from '@sahra/schemas/messages';

import { CSRF_COOKIE, SESSION_COOKIE } from '../../testing/fake-accounts/session';
import { nodeId } from '../../graph/node-id';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const SIGN_IN =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { session { token expiresAt viewer { name hasSubscription } } errors { code field message } } }';
const REGISTER =
  'mutation Register($input: RegisterInput!) { register(input: $input) { session { token } errors { code field message } } }';
const SIGN_OUT =
  'mutation SignOut($input: SignOutInput!) { signOut(input: $input) { signedOut errors { code message } } }';
const BROWSER = { cookie: 'i18n_redirected=ar; sahra.csrf=c1; logged=true; __Host-sahra.csrf=h1' };
const credentials = { email: 'paid@sahra.example', password: 'sahra-2026', csrfToken: 'token-1' };
const newcomer = { name: 'Mona', email: 'mona@sahra.example', password: 'a good one', termsAccepted: true };

const callTo = (path: string) => gateway.accounts.calls.find((call) => call.path === path);

describe('csrfToken and session', () => {
  it('set and read the auth cookies of the browser', async () => {
    const token = await gateway.ask('{ csrfToken }', {}, BROWSER);
    expect(token.body.data).toEqual({ csrfToken: 'token-1' });
    expect(token.headers.getSetCookie()).toEqual([CSRF_COOKIE]);
    const session = await gateway.ask(
      '{ session { token viewer { id } } }',
      {},
      { cookie: 'sahra.session=s-paid; a=b' },
    );
    expect(session.body.data).toEqual({
      session: { token: 'bearer-paid', viewer: { id: nodeId('Viewer', 'paid') } },
    });
    expect(callTo('/api/auth/session')?.headers.cookie).toBe('sahra.session=s-paid');
    expect(session.headers.get('cache-control')).toBe('no-store');
  });

  it('is null without a session', async () => {
    expect((await gateway.ask('{ session { token } }')).body.data).toEqual({ session: null });
  });

  it.each([
    '{ csrfToken }',
    '{ session { token } }',
    '{ video(code: "ep01n1x") { playback { stream { url } } } }',
  ])('%s is refused on GET, and no upstream is asked', async (query) => {
    gateway.accounts.calls.length = 0;
    const answer = await gateway.get({ query }, { cookie: 'sahra.session=s-paid' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const body = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    expect(body.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(gateway.accounts.calls).toEqual([]);
  });

  it('a mutation is refused on GET', async () => {
    const answer = await gateway.get({
      query: 'mutation { signOut(input: { csrfToken: "x" }) { signedOut } }',
    });
    expect(answer.status).toBe(405);
    expect(callTo('/api/auth/signout')).toBeUndefined();
  });

  it('a form of another site is refused: nothing is asked without a header that browsers ask permission for', async () => {
    const answer = await fetch(`${gateway.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie: 'sahra.session=s-paid' },
      body: JSON.stringify({ query: '{ session { token } }' }),
    });
    expect(answer.status).toBe(415);
    expect(callTo('/api/auth/session')).toBeUndefined();
  });
});

describe('signIn', () => {
  it('answers the new session and passes each cookie of accounts for itself, and only those', async () => {
    const { body, headers } = await gateway.ask(SIGN_IN, { input: credentials }, BROWSER);
    expect(body.data).toEqual({
      signIn: {
        session: {
          token: 'bearer-paid',
          expiresAt: '2026-11-21T18:10:00.000Z',
          viewer: { name: 'ياسمين', hasSubscription: true },
        },
        errors: [],
      },
    });
    expect(headers.getSetCookie()).toEqual([SESSION_COOKIE, CSRF_COOKIE]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('sends accounts the auth cookies and no other', async () => {
    await gateway.ask(SIGN_IN, { input: credentials }, BROWSER);
    expect(callTo('/api/auth/callback/credentials')?.headers.cookie).toBe(
      'sahra.csrf=c1; __Host-sahra.csrf=h1',
    );
    expect(callTo('/api/auth/callback/credentials')?.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1/);
  });

  it.each([
    ['a wrong password', { password: 'wrong' }, 'INCORRECT_CREDENTIALS'],
    ['a wrong token', { csrfToken: 'another' }, 'CSRF_INVALID'],
  ])('says %s in the language of the operation', async (_what, input, code) => {
    const headers = { ...BROWSER, 'x-localization': 'ar' };
    const { body } = await gateway.ask(SIGN_IN, { input: { ...credentials, ...input } }, headers);
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      signIn: { session: null, errors: [{ code, field: null, message: messageOf(code, 'ar') }] },
    });
  });

  it('names the way by mail when strangers tried too many passwords', async () => {
    gateway.accounts.interrupt.push({ status: 429, body: { message: 'x', code: 'SIGN_IN_BY_MAIL' } });
    const { body } = await gateway.ask(SIGN_IN, { input: credentials }, BROWSER);
    const error = { code: 'SIGN_IN_BY_MAIL', field: null, message: messageOf('SIGN_IN_BY_MAIL', 'en') };
    expect(body.data).toEqual({ signIn: { session: null, errors: [error] } });
  });

  it('does not send credentials a second time', async () => {
    gateway.accounts.interrupt.push({ status: 503, body: {} });
    const { body } = await gateway.ask(SIGN_IN, { input: credentials }, BROWSER);
    expect(body.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(gateway.accounts.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('register', () => {
  it('answers the session of the new viewer', async () => {
    const { body, headers } = await gateway.ask(REGISTER, { input: newcomer });
    expect(body.data).toEqual({ register: { session: { token: 'bearer-free' }, errors: [] } });
    expect(headers.getSetCookie()).toEqual([SESSION_COOKIE]);
    expect(JSON.parse(callTo('/api/register')?.body ?? '')).toEqual({
      name: 'Mona',
      email: 'mona@sahra.example',
      password: 'a good one',
      terms_accepted: true,
    });
  });

  it('names every refused field, in our words', async () => {
    const input = { ...newcomer, email: 'taken@sahra.example' };
    const { body } = await gateway.ask(REGISTER, { input });
    expect(body.data).toEqual({
      register: {
        session: null,
        errors: [
          { code: 'EMAIL_TAKEN', field: 'email', message: messageOf('EMAIL_TAKEN', 'en') },
          { code: 'TERMS_REQUIRED', field: 'termsAccepted', message: messageOf('TERMS_REQUIRED', 'en') },
        ],
      },
    });
  });

  it('is sent once more when the form gave it a key, with the same key', async () => {
    gateway.accounts.interrupt.push({ status: 503, body: {} });
    const { body } = await gateway.ask(REGISTER, { input: newcomer }, { 'idempotency-key': 'form-1' });
    expect(body.data).toMatchObject({ register: { errors: [] } });
    const keys = gateway.accounts.calls.map(({ headers }) => headers['idempotency-key']).filter(Boolean);
    expect(keys).toEqual(['form-1', 'form-1']);
  });

  it('is sent again under a key of the gateway when the caller gave none', async () => {
    gateway.accounts.interrupt.push({ status: 503, body: {} });
    const { body } = await gateway.ask(REGISTER, { input: newcomer });
    expect(body.errors).toBeUndefined();
    const keys = gateway.accounts.calls.map(({ headers }) => headers['idempotency-key']).filter(Boolean);
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

describe('signOut', () => {
  it('clears the cookie', async () => {
    const { body, headers } = await gateway.ask(SIGN_OUT, { input: { csrfToken: 'token-1' } }, BROWSER);
    expect(body.data).toEqual({ signOut: { signedOut: true, errors: [] } });
    expect(headers.getSetCookie()).toEqual(['sahra.session=; Path=/; Max-Age=0']);
  });

  it('removes the cookie for the next field of the document too', async () => {
    const query = `mutation ($input: RegisterInput!) {
      signOut(input: { csrfToken: "token-1" }) { signedOut }
      register(input: $input) { session { token } }
    }`;
    const cookie = `${BROWSER.cookie}; sahra.session=s-paid`;
    const { body, headers } = await gateway.ask(query, { input: newcomer }, { cookie });
    expect(body.data).toEqual({
      signOut: { signedOut: true },
      register: { session: { token: 'bearer-free' } },
    });
    expect(callTo('/api/auth/signout')?.headers.cookie).toContain('sahra.session=s-paid');
    expect(callTo('/api/register')?.headers.cookie).toBe('sahra.csrf=c1; __Host-sahra.csrf=h1');
    expect(headers.getSetCookie()).toEqual([SESSION_COOKIE]);
  });

  it.each([null, ''])('without a token (%p) is the failure of the specification', async (csrfToken) => {
    const { body } = await gateway.ask(SIGN_OUT, { input: { csrfToken } });
    expect(body.data).toEqual({
      signOut: {
        signedOut: false,
        errors: [{ code: 'CSRF_MISSING_SIGN_OUT', message: 'Could not fetch CSRF Token for signing out' }],
      },
    });
  });
});

test('the ways to sign in have a key, a name and what they are', async () => {
  const { body } = await gateway.ask('{ authProviders { key name kind } }');
  expect(body.data).toEqual({
    authProviders: [
      { key: 'credentials', name: 'E-mail', kind: 'CREDENTIALS' },
      { key: 'google', name: 'Google', kind: 'OIDC' },
    ],
  });
});

describe('when accounts is down', () => {
  it('says so, and the catalogue is answered', async () => {
    gateway.accounts.down = true;
    const { body } = await gateway.ask('{ session { token } shows(first: 1) { nodes { slug } } }');
    expect(body.data).toEqual({ session: null, shows: { nodes: [{ slug: 'show-1' }] } });
    expect(body.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });
});
