import { NO_LIMITS } from '../testing/no-limits';
import { signedIn, type SignedIn } from '../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../testing/start-accounts';

const HUSH = {
  password: 'hush-password-7f3a',
  email: 'hush-person@viewers.example',
  token: 'hush-token-5b21c09d',
  code: 'HUSHCODE73',
  card: '4242424242424242',
  text: 'hush-words-of-a-viewer',
  key: 'hush-partner-key-31',
  cookie: 'hush-cookie-8842',
};

const BODY = {
  ...Object.fromEntries(
    ['password', 'current_password', 'new_password', 'password_confirmation'].map((field) => [
      field,
      HUSH.password,
    ]),
  ),
  ...Object.fromEntries(
    ['token', 'reset_token', 'recovery_token', 'csrfToken', 'method', 'payment_method'].map((field) => [
      field,
      HUSH.token,
    ]),
  ),
  ...Object.fromEntries(['code', 'promo_code', 'referral_code'].map((field) => [field, HUSH.code])),
  ...Object.fromEntries(['number', 'card', 'card_number'].map((field) => [field, HUSH.card])),
  ...Object.fromEntries(['name', 'content', 'comment', 'reason', 'text'].map((field) => [field, HUSH.text])),
  email: HUSH.email,
};

const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

let accounts: RunningAccounts;
let salma: SignedIn;
let log = '';
beforeAll(async () => {
  const logStream = { write: (line: string) => void (log += line) };
  accounts = await startAccounts({ config: { logLevel: 'trace' }, logStream, rateLimits: NO_LIMITS });
  salma = await signedIn(accounts, { password: HUSH.password });
});
afterAll(() => accounts.stop());

/**
 * Sandbox pages are HTML for viewers, so they are not in the OpenAPI document. Their URLs identify a
 * payment, and viewers type card numbers there.
 */
const PAGES = ['/pay/{session}', '/pay/{session}/challenge'].flatMap((path) =>
  ['GET', 'POST'].map((method) => ({ method, path })),
);

const routes = () => {
  const described = Object.entries<object | undefined>(accounts.app.swagger().paths ?? {});
  const api = described.flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => ({ method: method.toUpperCase(), path })),
  );
  return [...api, ...PAGES];
};

const BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/json', JSON.stringify(BODY)],
  ['application/json', `{"password":"${HUSH.password}","email":"${HUSH.email}`],
  ['application/x-www-form-urlencoded', new URLSearchParams(BODY).toString()],
];

/**
 * Sends every secret to every route in body, query, path and headers: with a valid token and with an unknown
 * one.
 */
const sendEverywhere = async (): Promise<number[]> => {
  const statuses: number[] = [];
  for (const { method, path } of routes())
    for (const parameter of path.includes('{') ? [NOBODYS_ID, HUSH.token, HUSH.email] : [''])
      for (const authorization of [`Bearer ${salma.token}`, `Bearer ${HUSH.token}`])
        for (const [type, body] of method === 'GET' ? [BODIES[0] ?? ['', '']] : BODIES) {
          const url = new URL(path.replace(/\{[^}]+\}/gu, encodeURIComponent(parameter)), accounts.url);
          for (const [name, value] of Object.entries(HUSH)) url.searchParams.set(name, value);
          const response = await fetch(url, {
            method,
            redirect: 'manual',
            headers: {
              authorization,
              'x-api-key': HUSH.key,
              cookie: ['session', 'recovery', 'device']
                .map((name) => `sahra.${name}=${HUSH.cookie}`)
                .join('; '),
              'stripe-signature': HUSH.key,
              ...(method !== 'GET' && { 'content-type': type }),
            },
            ...(method !== 'GET' && { body }),
          });
          await response.arrayBuffer();
          statuses.push(response.status);
        }
  return statuses;
};

const expectNothingSecret = () => {
  for (const secret of [...Object.values(HUSH), salma.token, salma.email])
    for (const written of [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]) {
      const found = log.split('\n').find((line) => line.includes(written));
      expect(found).toBeUndefined();
    }
};

test('no route writes what it was sent into the log', async () => {
  const statuses = await sendEverywhere();
  expect(routes().length).toBeGreaterThan(10);
  expect(statuses).toContain(200);
  expect(log.split('\n').length).toBeGreaterThan(statuses.length);
  expectNothingSecret();
});

test('neither when everything fails', async () => {
  await accounts.database.pool.query('alter schema public rename to away');
  try {
    expect(await sendEverywhere()).toContain(500);
    expect(log).toContain('request failed');
    expectNothingSecret();
  } finally {
    await accounts.database.pool.query('alter schema away rename to public');
  }
});
