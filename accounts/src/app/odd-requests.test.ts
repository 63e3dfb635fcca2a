import { request } from 'node:http';

import { NO_LIMITS } from '../testing/no-limits';
import { sampledRoutes, type SampledRoute } from '../testing/sampled-routes';
import { signedIn } from '../testing/signed-in';
import { startAccounts, TEST_CONFIG, type RunningAccounts } from '../testing/start-accounts';
import { startSchedule, type TestSchedule } from '../testing/start-schedule';

let accounts: RunningAccounts;
let routes: SampledRoute[];
let schedule: TestSchedule;
beforeAll(async () => {
  // Without a cms, the routes that call it would fail whatever the request is.
  schedule = await startSchedule();
  const cms = { ...TEST_CONFIG.cms, url: schedule.url };
  accounts = await startAccounts({ rateLimits: NO_LIMITS, config: { development: true, cms } });
  routes = await sampledRoutes(accounts, await signedIn(accounts));
});
afterAll(async () => {
  await accounts.stop();
  await schedule.stop();
});

const ODD = ["' or 1=1", '-1', '99999999999999999999', '..', 'constructor', '__proto__', '%'];
const CURSORS = [
  ['x'],
  ['\0'],
  ['999999999999999999'],
  ['2026-11-21T18:00:00.000Z', 'x'],
  ['2026-11-21T18:00:00.000Z', '\ud800'],
  ['2026-11-21T18:00:00.000Z', '\0'],
  ['-271821-04-20T00:00:00.000Z', 'x'],
  ['2026-02-30T18:00:00.000Z', 'x'],
].map((values) => Buffer.from(JSON.stringify(values)).toString('base64url'));
const VALUES = [null, -1, 0.5, 1e308, 2 ** 53, '', 'constructor', 'x'.repeat(3000), [[]]];

const expectNoFailure = (answer: { route: string; status: number }, sent: unknown) =>
  expect({ ...answer, sent, failed: answer.status >= 500 }).toMatchObject({ failed: false });

test('no parameter of an address, and no cursor, makes a route fail', async () => {
  let parameters = 0;
  for (const { pathParameters, queryParameters, body, send } of routes) {
    for (const name of pathParameters) {
      parameters += 1;
      await Promise.all(
        ODD.map(async (odd) =>
          expectNoFailure(await send({ path: { [name]: odd }, ...(body && { body }) }), odd),
        ),
      );
    }
    for (const name of queryParameters) {
      parameters += 1;
      await Promise.all(
        [...ODD, ...CURSORS].map(async (odd) => expectNoFailure(await send({ query: { [name]: odd } }), odd)),
      );
    }
  }
  expect(parameters).toBeGreaterThan(40);
});

test('no value of a field makes a route fail', async () => {
  // A form can only hold strings.
  let fields = 0;
  for (const { body = {}, send } of routes.filter(({ isForm }) => !isForm))
    for (const field of Object.keys(body)) {
      fields += 1;
      await Promise.all(
        VALUES.map(async (odd) =>
          expectNoFailure(await send({ body: { ...body, [field]: odd } }), { field, odd }),
        ),
      );
    }
  expect(fields).toBeGreaterThan(50);
});

test.each(['a', 'a/', ';', 'application/json;', 'application/json; charset=\u00ff', 'text/html, a'])(
  'the content type %p is refused',
  async (type) => {
    const paths = ['register', 'auth/signout', 'payment_webhook/google'].map((path) => `/api/${path}`);
    for (const path of [...paths, '/pay/store', '/api/nope']) {
      const sent = { method: 'POST', headers: { 'content-type': type }, body: '{}' };
      const { status } = await fetch(new URL(path, accounts.url), sent);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
  },
);

/** Not `fetch`: it would normalise the URL. */
const statusOf = (method: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(accounts.url);
    request({ hostname, port, path, method, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

test.each([
  '..csrf',
  '%2e%2ecsrf',
  '//csrf',
  'csrf%00',
  '%',
  'signin/..',
  'callback/..%2fcsrf',
  'CSRF',
  'error',
])('the auth action %p is refused', async (action) => {
  for (const method of ['GET', 'POST', 'PUT']) {
    const status = await statusOf(method, `/api/auth/${action}`);
    expect([method, status >= 400 && status < 500]).toEqual([method, true]);
  }
});

test.each([
  'csrf?x=%',
  'signin?error=%ff&callbackUrl=%00',
  'callback/google?code=%00',
  'session?callbackUrl=http://[',
])('the query of /api/auth/%s makes nothing fail', async (action) => {
  expect(await statusOf('GET', `/api/auth/${action}`)).toBeLessThan(500);
});
