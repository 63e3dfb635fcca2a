import { Browser } from '../../testing/browser';
import { registrationBody } from '../../testing/registration-body';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { signedIn } from '../../testing/signed-in';
import { RATE_LIMITS } from './rate-limits';

const EMAIL = 'salma@viewers.example';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts({
    rateLimits: {
      ...RATE_LIMITS,
      registerEmail: { points: 3, seconds: 3600 },
      registerAddress: { points: 4, seconds: 3600 },
      newsletterEmail: { points: 2, seconds: 3600 },
      newsletterAddress: { points: 3, seconds: 3600 },
      paymentMethodEmail: { points: 2, seconds: 3600 },
    },
  });
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from rate_limits'));

const from = (address: string) => new Browser(accounts.url, { 'x-forwarded-for': address });

test('registrations are counted by mail address and by network address', async () => {
  const register = (address: string, email: string) =>
    from(address).json('/api/register', registrationBody({ email, password: 'short' }));
  const sameMail = [];
  for (let tries = 0; tries < 4; tries += 1)
    sameMail.push((await register(`198.51.100.${tries}`, 'Ada@viewers.example')).status);
  expect(sameMail).toEqual([422, 422, 422, 429]);
  const sameNetwork = [];
  for (let tries = 0; tries < 5; tries += 1)
    sameNetwork.push((await register(`2001:db8::${tries}`, `ada${tries}@viewers.example`)).status);
  expect(sameNetwork).toEqual([422, 422, 422, 422, 429]);
});

test('subscriptions to the newsletter are counted by mail address and by network address', async () => {
  const subscribe = (address: string, email: string) =>
    from(address).json('/api/newsletter', { email, categories: ['all'] });
  const sameMail = [];
  for (const email of ['ada@viewers.example', 'ADA@viewers.example', ' ada@Viewers.example'])
    sameMail.push((await subscribe(`198.51.100.${sameMail.length}`, email)).status);
  expect(sameMail).toEqual([201, 201, 429]);
  const sameNetwork = [];
  for (let tries = 0; tries < 4; tries += 1)
    sameNetwork.push((await subscribe(`2001:db8::${tries}`, `ada${tries}@viewers.example`)).status);
  expect(sameNetwork).toEqual([201, 201, 201, 429]);
});

test('a caller that is no trusted proxy cannot choose its address', async () => {
  const open = await startAccounts({
    config: { trustedProxies: ['192.0.2.1'] },
    rateLimits: { ...RATE_LIMITS, signInAddress: { points: 1, seconds: 60 } },
  });
  try {
    const statuses: number[] = [];
    for (const address of ['198.51.100.1', '198.51.100.2'])
      statuses.push(
        (await new Browser(open.url, { 'x-forwarded-for': address }).signIn(EMAIL, 'wrong')).status,
      );
    expect(statuses).toEqual([401, 429]);
  } finally {
    await open.stop();
  }
});

test('a viewer does not try cards without end, and another one is not counted with them', async () => {
  const change = async (viewer: Awaited<ReturnType<typeof signedIn>>) =>
    (await viewer.send('POST', '/api/change_payment_method', { payment_method: 'card' })).status;
  const viewer = await signedIn(accounts);
  expect([await change(viewer), await change(viewer), await change(viewer)]).toEqual([409, 409, 429]);
  expect(await change(await signedIn(accounts))).toBe(409);
});
