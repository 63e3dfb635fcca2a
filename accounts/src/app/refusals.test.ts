import { SignJWT } from 'jose';

import { messageOf } from '@sahra/schemas/messages';
import { codeOfClientStatus } from '@sahra/schemas/transfer-error';

import { describedRoutes, NOBODYS_ID, type DescribedRoute } from '../testing/described-routes';
import { signedIn, type SignedIn } from '../testing/signed-in';
import { startAccounts, TEST_CONFIG, type RunningAccounts } from '../testing/start-accounts';
import { MINUTE_MS } from '../platform/time/durations';

let accounts: RunningAccounts;
let salma: SignedIn;
let sessionId: string;
let routes: DescribedRoute[];

beforeAll(async () => {
  routes = await describedRoutes();
  accounts = await startAccounts();
  salma = await signedIn(accounts);
  const session = accounts.database.queries.selectFrom('sessions').select('id');
  sessionId = (await session.executeTakeFirstOrThrow()).id;
});
afterAll(() => accounts.stop());

const send = (path: string, init: RequestInit) => fetch(new URL(path, accounts.url), init);

const forged = (claims: { sub?: string; sid?: string; secret?: string; lives?: number }) => {
  const now = Math.floor(accounts.clock.now().getTime() / 1000);
  return new SignJWT({ sid: claims.sid ?? sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(claims.sub ?? salma.id)
    .setIssuedAt(now - 10)
    .setExpirationTime(now + (claims.lives ?? 600))
    .sign(new TextEncoder().encode(claims.secret ?? TEST_CONFIG.bearerSecret));
};

const unsigned = () => {
  const [, payload = ''] = salma.token.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${payload}.`;
};

/** A revoked session: its access token has not expired, but is invalid. */
const revoked = async () => {
  const { browser, token } = await signedIn(accounts);
  await browser.form('/api/auth/signout', { csrfToken: await browser.csrfToken(), json: 'true' });
  return token;
};

const BEARERS: readonly (readonly [string, () => Promise<string | undefined> | string | undefined])[] = [
  ['no bearer', () => undefined],
  ['an empty bearer', () => 'Bearer '],
  ['another scheme', () => `Basic ${salma.token}`],
  ['no JWT', () => 'Bearer sahra'],
  ['a JWT without signature', () => `Bearer ${unsigned()}`],
  ['a JWT of another secret', async () => `Bearer ${await forged({ secret: 'x'.repeat(32) })}`],
  ['an expired JWT', async () => `Bearer ${await forged({ lives: -1 })}`],
  ['an unknown session', async () => `Bearer ${await forged({ sid: salma.id })}`],
  ['a session that is no id', async () => `Bearer ${await forged({ sid: "' or 1=1" })}`],
  ["another viewer's session", async () => `Bearer ${await forged({ sub: sessionId })}`],
  ['a session that was signed out', async () => `Bearer ${await revoked()}`],
];

/** Settings, watchlist, subscription and devices: docs/product/rules.md R8. */
const VIEWERS_ONLY = [
  ...['POST /api/details', 'POST /api/update_profile', 'POST /api/change_email', 'POST /api/change_password'],
  ...['POST /api/delete_account', 'GET /api/export', 'GET /api/newsletter', 'PUT /api/newsletter'],
  ...['GET /api/preferences', 'POST /api/preferences', 'GET /api/referral_code'],
  ...['POST /api/referral_code/activate', 'GET /api/watchlist', 'POST /api/watchlist'],
  ...['DELETE /api/watchlist/', 'GET /api/watchlist/shows', 'POST /api/watchlist/shows'],
  ...['DELETE /api/watchlist/shows/', 'GET /api/subscription', 'POST /api/subscribe'],
  ...['POST /api/cancel_subscription', 'POST /api/resume_subscription', 'POST /api/change_plan'],
  ...['POST /api/change_payment_method', 'GET /api/payments', 'GET /api/payment_status', 'GET /api/receipts'],
  ...['GET /api/devices', 'DELETE /api/devices', 'DELETE /api/devices/', 'GET /api/watch_history'],
];

describe('routes of a viewer', () => {
  test('are those of the settings, the watchlist, the subscription and the devices, among others', () => {
    const guarded = routes.filter(({ needsBearer }) => needsBearer);
    expect(guarded.map(({ method, path }) => `${method} ${path.replace(NOBODYS_ID, '')}`)).toEqual(
      expect.arrayContaining(VIEWERS_ONLY),
    );
  });

  test.each(BEARERS)('all refuse %s', async (_case, authorization) => {
    const value = await authorization();
    const guarded = routes.filter(({ needsBearer }) => needsBearer);
    expect(guarded.length).toBeGreaterThan(1);
    for (const { method, path } of guarded) {
      const headers = { 'x-localization': 'ar', ...(value !== undefined && { authorization: value }) };
      const response = await send(path, { method, headers });
      expect([method, path, response.status]).toEqual([method, path, 401]);
      const message = messageOf('SESSION_REQUIRED', 'ar');
      expect(await response.json()).toEqual({ code: 'SESSION_REQUIRED', message });
    }
  });

  test('refuse a session that ran out, and then answer the good one', async () => {
    const { queries } = accounts.database;
    const end = (at: Date) => queries.updateTable('sessions').set({ expires_at: at }).execute();
    await end(new Date(accounts.clock.now().getTime() - 1));
    const bound = routes.filter(({ needsBearer }) => needsBearer);
    expect(bound.length).toBeGreaterThan(0);
    for (const { method, path } of bound) expect((await salma.send(method as 'GET', path)).status).toBe(401);
    expect(await (await salma.browser.get('/api/auth/session')).json()).toEqual({});
    await end(new Date(accounts.clock.now().getTime() + MINUTE_MS));
    expect((await salma.send('POST', '/api/details')).status).toBe(200);
  });
});

describe('routes that read JSON', () => {
  const json = { 'content-type': 'application/json' };
  const viewerRoutes = () =>
    routes.filter(
      ({ readsJson, deskScope, gatewayOnly }) => readsJson && !gatewayOnly && deskScope === undefined,
    );
  const refusesEverywhere = async (chosen: DescribedRoute[], status: number, init: RequestInit) => {
    expect(chosen.length).toBeGreaterThan(1);
    for (const { method, path } of chosen) {
      const headers = new Headers(init.headers);
      headers.set('x-localization', 'en');
      headers.set('authorization', `Bearer ${salma.token}`);
      const response = await send(path, { method, headers, ...(init.body && { body: init.body }) });
      expect([method, path, response.status]).toEqual([method, path, status]);
      const code = codeOfClientStatus(status);
      expect(await response.json()).toEqual({ code, message: messageOf(code, 'en') });
    }
  };

  test.each([
    ['JSON that breaks off', 400, { headers: json, body: '{"name":' }],
    ['a poisoned prototype', 400, { headers: json, body: '{"__proto__":{"admin":true}}' }],
    ['more than they read', 413, { headers: json, body: JSON.stringify({ name: 'x'.repeat(20_000) }) }],
    ['plain text', 415, { headers: { 'content-type': 'text/plain' }, body: '{}' }],
    ['a form', 415, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' }],
    ['XML', 415, { headers: { 'content-type': 'application/xml' }, body: '<a/>' }],
  ])('all refuse %s', async (_case, status, init) => {
    const details = routes.filter(({ path }) => path === '/api/details');
    await refusesEverywhere([...details, ...viewerRoutes()], status, init);
  });

  test.each(['[]', '"text"', 'null', '7', ''])('all refuse the body %p', async (body) => {
    await refusesEverywhere(viewerRoutes(), 400, { headers: json, body });
  });
});

test('details answers an empty body with and without a content type', async () => {
  const authorization = `Bearer ${salma.token}`;
  const typed = { authorization, 'content-type': 'application/json' };
  for (const headers of [new Headers({ authorization }), new Headers(typed)]) {
    const response = await send('/api/details', { method: 'POST', headers });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { id: salma.id, email: salma.email } });
  }
});

test('what does not exist is a RestError too', async () => {
  const response = await send('/api/nope', { headers: { 'x-localization': 'ar' } });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'NOT_FOUND', message: messageOf('NOT_FOUND', 'ar') });
});

test('the request id of the caller comes back, a useless one is replaced', async () => {
  const idOf = async (id: string) =>
    (await send('/health', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
  expect(await idOf('gateway-17')).toBe('gateway-17');
  expect(await idOf('{"level":60}')).toMatch(/^[0-9a-f-]{36}$/);
});
