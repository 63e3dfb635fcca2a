import { SignJWT } from 'jose';

import { messageOf } from '@sahra/schemas/messages';

import { Browser } from '../testing/browser';
import { registrationBody } from '../testing/registration-body';
import { startAccounts, TEST_CONFIG, type RunningAccounts } from '../testing/start-accounts';

let accounts: RunningAccounts;
let browser: Browser;
let viewerId: string;
let sessionId: string;
let token: string;

beforeAll(async () => {
  accounts = await startAccounts();
  browser = new Browser(accounts.url);
  const response = await browser.json('/api/register', registrationBody());
  const { data } = (await response.json()) as { data: { id: string; token: string } };
  const session = await accounts.database.queries
    .selectFrom('sessions')
    .select('id')
    .executeTakeFirstOrThrow();
  [viewerId, sessionId, token] = [data.id, session.id, data.token];
});
afterAll(() => accounts.stop());

const send = (path: string, init: RequestInit) => fetch(new URL(path, accounts.url), init);

const forged = (claims: { sub?: string; sid?: string; secret?: string; lives?: number }) =>
  new SignJWT({ sid: claims.sid ?? sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(claims.sub ?? viewerId)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + (claims.lives ?? 600))
    .sign(new TextEncoder().encode(claims.secret ?? TEST_CONFIG.bearerSecret));

const unsigned = () => {
  const [, payload = ''] = token.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${payload}.`;
};

const BEARERS: readonly (readonly [string, () => Promise<string | undefined> | string | undefined])[] = [
  ['no bearer', () => undefined],
  ['an empty bearer', () => 'Bearer '],
  ['another scheme', () => `Basic ${token}`],
  ['no JWT', () => 'Bearer sahra'],
  ['a JWT without signature', () => `Bearer ${unsigned()}`],
  ['a JWT of another secret', async () => `Bearer ${await forged({ secret: 'x'.repeat(32) })}`],
  ['an expired JWT', async () => `Bearer ${await forged({ lives: -1 })}`],
  ['an unknown session', async () => `Bearer ${await forged({ sid: viewerId })}`],
  ['a session that is no id', async () => `Bearer ${await forged({ sid: "' or 1=1" })}`],
  ["another viewer's session", async () => `Bearer ${await forged({ sub: sessionId })}`],
];

describe.each([
  ['POST', '/api/details'],
  ['GET', '/api/entitlement'],
] as const)('%s %s', (method, path) => {
  test.each(BEARERS)('refuses %s', async (_case, authorization) => {
    const value = await authorization();
    const headers = { 'x-localization': 'ar', ...(value !== undefined && { authorization: value }) };
    const response = await send(path, { method, headers });
    expect(response.status).toBe(401);
    const message = messageOf('SESSION_REQUIRED', 'ar');
    expect(await response.json()).toEqual({ code: 'SESSION_REQUIRED', message });
  });

  test('refuses a session that ran out, and then answers the good one', async () => {
    const { queries } = accounts.database;
    const authorization = `Bearer ${token}`;
    const end = (at: Date) => queries.updateTable('sessions').set({ expires_at: at }).execute();
    await end(new Date(Date.now() - 1));
    expect((await send(path, { method, headers: { authorization } })).status).toBe(401);
    expect(await (await browser.get('/api/auth/session')).json()).toEqual({});
    await end(new Date(Date.now() + 60_000));
    expect((await send(path, { method, headers: { authorization } })).status).toBe(200);
  });
});

describe.each(['/api/details', '/api/register', '/api/newsletter'])('POST %s', (path) => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['JSON that breaks off', 400, { headers: json, body: '{"name":' }],
    ['a poisoned prototype', 400, { headers: json, body: '{"__proto__":{"admin":true}}' }],
    ['more than it reads', 413, { headers: json, body: JSON.stringify({ name: 'x'.repeat(20_000) }) }],
    ['plain text', 415, { headers: { 'content-type': 'text/plain' }, body: '{}' }],
    ['a form', 415, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' }],
    ['XML', 415, { headers: { 'content-type': 'application/xml' }, body: '<a/>' }],
  ])('refuses %s', async (_case, status, { headers, body }) => {
    const sent = { ...headers, 'x-localization': 'en', authorization: `Bearer ${token}` };
    const response = await send(path, { method: 'POST', headers: sent, body });
    expect(response.status).toBe(status);
    const message = messageOf('BAD_USER_INPUT', 'en');
    expect(await response.json()).toEqual({ code: 'BAD_USER_INPUT', message });
  });
});

describe.each(['/api/register', '/api/newsletter'])('POST %s', (path) => {
  test.each(['[]', '"text"', 'null', '7', ''])('refuses the body %p', async (body) => {
    const headers = { 'content-type': 'application/json' };
    expect((await send(path, { method: 'POST', headers, body })).status).toBe(400);
  });
});

test('details answers an empty body with and without a content type', async () => {
  const authorization = `Bearer ${token}`;
  const typed = { authorization, 'content-type': 'application/json' };
  for (const headers of [new Headers({ authorization }), new Headers(typed)]) {
    const response = await send('/api/details', { method: 'POST', headers });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { id: viewerId, email: 'salma@viewers.example' } });
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
