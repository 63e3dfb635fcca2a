import { messageOf } from '@sahra/schemas/messages';

import { deskToken } from '../../../../testing/desk-token';
import { Browser } from '../../../../testing/browser';
import { PaymentPageClient } from '../../../../testing/payment-page-client';
import { signedIn } from '../../../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../../../testing/start-accounts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts({ config: { development: true } });
});
afterAll(() => accounts.stop());

const play = async (fields: Record<string, string>, lang = 'en') => {
  const visitor = new PaymentPageClient(accounts.url);
  const response = await visitor.post(`/pay/store?lang=${lang}`, { plan: 'month-without-ads', ...fields });
  return { status: response.status, to: response.headers.get('location'), text: await response.text() };
};
const subscriptionOf = (viewerId: string) =>
  accounts.database.queries
    .selectFrom('subscriptions')
    .select(['plan_id', 'payment_method', 'cancelled_at', 'ended_at', 'period_ends_at'])
    .where('viewer_id', '=', viewerId)
    .executeTakeFirst();

test.each(['google', 'apple'] as const)(
  'what is done at %s reaches us signed, over HTTP, and the subscription follows',
  async (store) => {
    const { id, email } = await signedIn(accounts);
    const done = async (news: string) => {
      expect(await play({ email, store, news })).toMatchObject({ status: 303 });
      await accounts.runJobs();
      accounts.clock.advance(1000);
    };
    await done('subscribed');
    const bought = await subscriptionOf(id);
    expect(bought).toMatchObject({ plan_id: 'month-without-ads', payment_method: store, ended_at: null });
    await done('renewed');
    const renewed = await subscriptionOf(id);
    expect(renewed?.period_ends_at.getTime()).toBeGreaterThan(bought?.period_ends_at.getTime() ?? Infinity);
    await done('cancelled');
    expect((await subscriptionOf(id))?.cancelled_at).not.toBeNull();
    await done('refunded');
    expect((await subscriptionOf(id))?.ended_at).not.toBeNull();
  },
);

test.each([
  ['without a token', undefined],
  ['from a foreign origin', { origin: 'https://evil.example' }],
  ['from another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['by somebody at another machine', { 'x-forwarded-for': '192.168.1.20' }],
] as const)('nothing is bought %s', async (_how, headers) => {
  const { id, email } = await signedIn(accounts);
  const fields = { plan: 'year-with-ads', email, store: 'apple', news: 'subscribed' };
  const answer = headers
    ? await new PaymentPageClient(accounts.url).post('/pay/store', fields, headers)
    : await new Browser(accounts.url).form('/pay/store', fields);
  expect([401, 403]).toContain(answer.status);
  await accounts.runJobs();
  expect(await subscriptionOf(id)).toBeUndefined();
});

test('outside development it is for the desk alone', async () => {
  const closed = await startAccounts();
  try {
    const { id, email } = await signedIn(closed);
    const buy = async (token: string | undefined) => {
      const body = new URLSearchParams({ plan: 'year-with-ads', email, store: 'apple', news: 'subscribed' });
      const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
      const url = new URL('/pay/store', closed.url);
      return (await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })).status;
    };
    expect((await fetch(new URL('/pay/store', closed.url))).status).toBe(401);
    expect(await buy(undefined)).toBe(401);
    expect(await buy(await deskToken(closed, { scopes: ['viewers:read'] }))).toBe(403);
    const bought = closed.database.queries.selectFrom('sandbox_purchases').select('viewer_id');
    expect(await bought.execute()).toEqual([]);
    expect(await buy(await deskToken(closed, { scopes: ['viewers:write'] }))).toBe(303);
    expect(await bought.execute()).toEqual([{ viewer_id: id }]);
  } finally {
    await closed.stop();
  }
});

test('the page says what was done', async () => {
  const { email } = await signedIn(accounts);
  const { to } = await play({ email, store: 'apple', news: 'subscribed' }, 'ar');
  const page = await (await fetch(new URL(to ?? '', accounts.url))).text();
  expect(page).toContain('تم: App Store، «اشتراك جديد»');
  expect(page).not.toContain(email);
});

test('an address nobody has, and a viewer who bought nothing, are reported at the field', async () => {
  const { email } = await signedIn(accounts);
  const unknown = await play({ email: 'nobody@viewers.example', store: 'google', news: 'renewed' }, 'ar');
  expect(unknown).toMatchObject({
    status: 422,
    text: expect.stringContaining(messageOf('EMAIL_UNKNOWN', 'ar')),
  });
  expect(unknown.text).toContain('value="nobody@viewers.example"');
  const nothing = await play({ email, store: 'google', news: 'renewed' });
  expect(nothing.text).toContain(messageOf('STORE_NOTHING_BOUGHT', 'en'));
});

test.each(['google', 'apple'])('a push that %s did not sign is refused', async (store) => {
  const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ]);
  const { CompactSign } = await import('jose');
  const jws = await new CompactSign(Buffer.from('{}')).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
  const message = { messageId: '1', data: Buffer.from('{}').toString('base64') };
  for (const authorization of ['', `Bearer ${jws}`]) {
    for (const body of [JSON.stringify({ signedPayload: jws, message }), '{', '']) {
      const url = new URL(`/api/payment_webhook/${store}`, accounts.url);
      const response = await fetch(url, { method: 'POST', headers: { authorization }, body });
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'SIGNATURE_INVALID' }]);
    }
  }
});
