import { randomBytes, randomUUID } from 'node:crypto';

import type { APIRequestContext } from '@playwright/test';
import { HEADERS } from '@sahra/schemas/headers';

import { ownerSession, type RequestMaker } from '../browser/support/desk-session';
import { expect, test } from '../browser/support/test';
import { play, SEEDED_VIEWERS, signIn } from '../browser/support/viewer';
import { waitForMail } from '../browser/support/wait-for-mail';
import { productLogLines } from './product-logs';

const SERVICES = {
  site: process.env['BASE_URL'] ?? 'http://localhost:8000',
  gateway: process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000',
  cms: process.env['CMS_URL'] ?? 'http://127.0.0.1:1337',
  accounts: process.env['ACCOUNTS_URL'] ?? 'http://127.0.0.1:3001',
  media: process.env['MEDIA_URL'] ?? 'http://127.0.0.1:3002',
};

const EMAIL = `logs-${randomUUID()}@viewers.example`;
const PASSWORD = `an evening ${randomUUID()}`;
const NEW_PASSWORD = `another evening ${randomUUID()}`;
const CARD_NUMBER = '4242424242424242';

const randomKey = (): string => randomBytes(32).toString('base64url');

type Ask = <Data>(query: string, variables?: object, headers?: Record<string, string>) => Promise<Data>;

const askerOf =
  (request: APIRequestContext): Ask =>
  async <Data>(query: string, variables: object = {}, headers: Record<string, string> = {}) => {
    const answer = await request.post('/graphql', { data: { query, variables }, headers });
    return ((await answer.json()) as { data: Data }).data;
  };

/** Registers, verifies the e-mail address, resets the password and signs in with the new one. */
const joinAndComeBack = async (request: APIRequestContext, ask: Ask): Promise<string[]> => {
  const { register } = await ask<{ register: { session: { token: string } } }>(
    'mutation ($input: RegisterInput!) { register(input: $input) { session { token } } }',
    { input: { name: 'Nour Adel', email: EMAIL, password: PASSWORD, termsAccepted: true } },
  );
  const link = await waitForMail(request, EMAIL, /(\/auth\/verify\?token=[\w-]+)/);
  await request.get(link);
  const token = link.split('=')[1] ?? '';
  await ask('mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { verified } }', {
    input: { token },
  });

  await ask(
    'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { expiresInSeconds } }',
    {
      input: { email: EMAIL },
    },
  );
  const code = await waitForMail(request, EMAIL, /^ *(\d{4,8}) *$/m);
  await request.get('/auth/forgot-password', { params: { email: EMAIL, code } });
  const { checkCode } = await ask<{ checkCode: { resetToken: string } }>(
    'mutation ($input: CheckCodeInput!) { checkCode(input: $input) { resetToken } }',
    { input: { email: EMAIL, code } },
  );
  const { resetToken } = checkCode;
  await ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { changed } }', {
    input: { resetToken, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD },
  });
  const bearer = await signIn(request, EMAIL, NEW_PASSWORD);
  return [register.session.token, token, resetToken, bearer];
};

/** Plays a premium video by its signed URL, as issued and as an untrusted client may alter it. */
const watch = async (request: APIRequestContext, code: string): Promise<string[]> => {
  const bearer = await signIn(request, SEEDED_VIEWERS.withAds);
  const answer = await play(request, code, bearer);
  const url = answer.data.video?.playback?.stream?.url ?? '';
  expect((await request.get(url)).status()).toBe(200);
  const { pathname } = new URL(url, SERVICES.site);
  await request.get(pathname.replace('/media/', '/%6dedia/'));
  await request.get(`/watch/${code}?stream=${encodeURIComponent(pathname)}`);
  await request.get(`${SERVICES.media}${pathname}?t=10`);
  return [bearer, pathname.split('/')[2]?.replace(/^\d+-/, '') ?? ''];
};

/** Starts a subscription and enters a card on the provider's page. */
const pay = async (request: APIRequestContext, ask: Ask): Promise<string[]> => {
  const bearer = await signIn(request, EMAIL, NEW_PASSWORD);
  const authorization = `Bearer ${bearer}`;
  const { plans } = await ask<{ plans: { id: string; period: string | null }[] }>('{ plans { id period } }');
  const { subscribe } = await ask<{ subscribe: { payment: { redirectUrl: string } } }>(
    'mutation ($input: SubscribeInput!) { subscribe(input: $input) { payment { redirectUrl } } }',
    { input: { planId: plans.find(({ period }) => period !== null)?.id, paymentMethod: 'CARD' } },
    { authorization },
  );
  const { pathname, search } = new URL(subscribe.payment.redirectUrl);
  expect((await request.get(`${pathname}${search}`)).status()).toBe(200);
  await request.get(`${pathname}?card=${CARD_NUMBER}`);
  await request.post(pathname, {
    form: { number: CARD_NUMBER, expiry: '08/39', cvc: '123' },
    maxRedirects: 0,
  });
  return [bearer, pathname.split('/')[2] ?? '', CARD_NUMBER];
};

const unsubscribe = async (request: APIRequestContext, ask: Ask): Promise<string[]> => {
  const input = { email: EMAIL, categories: ['ALL'] };
  await ask(
    'mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) { subscribed } }',
    {
      input,
    },
  );
  const link = await waitForMail(request, EMAIL, /(\/newsletter\?unsubscribe=[\w-]+)/);
  await request.get(link);
  const token = link.split('=')[1] ?? '';
  await ask(
    'mutation ($input: UnsubscribeNewsletterInput!) { unsubscribeNewsletter(input: $input) { errors { code } } }',
    {
      input: { token },
    },
  );
  return [token];
};

/** Previews a page as the desk does: the token reads drafts, and the page's address names no secret. */
const preview = async (maker: RequestMaker, ask: Ask): Promise<string[]> => {
  const editor = await ownerSession(maker);
  const permitted = await editor.post('/desk/preview', { data: {} });
  const { token, siteUrl } = ((await permitted.json()) as { data: { token: string; siteUrl: string } }).data;
  const query = '{ page(slug: "faq") { __typename } }';
  for (const secret of [token, `${token}x`]) await ask(query, {}, { [HEADERS.previewToken]: secret });
  expect((await editor.get(`${siteUrl}/en/faq?preview`)).status()).toBe(200);
  return [token];
};

/**
 * Sends secrets in URLs and headers to every service, as providers, partners and strangers may do; every response
 * is an error.
 */
const knock = async (request: APIRequestContext): Promise<string[]> => {
  const [code, state, apiKey, token] = [randomKey(), randomKey(), `sk_${randomKey()}`, randomKey()];
  const headers = {
    'x-api-key': apiKey,
    authorization: `Bearer ${token}`,
    referer: `${SERVICES.site}/?token=${token}`,
  };
  const variables = JSON.stringify({ email: EMAIL, password: PASSWORD });
  await request.get('/api/auth/callback/google', { params: { code, state }, headers, maxRedirects: 0 });
  await request.get('/graphql', { params: { query: '{ __typename }', variables, apiKey }, headers });
  await request.post(`/graphql?token=${token}`, { data: '{"query": "{ shows', headers });
  for (const origin of Object.values(SERVICES))
    for (const path of [
      `/nowhere/${token}`,
      '/api/nowhere',
      '/admin/auth/reset-password',
      '/pay/nowhere',
      '/%',
    ])
      await request.get(`${origin}${path}`, {
        params: { code, email: EMAIL, token },
        headers,
        maxRedirects: 0,
      });
  await request.post(`${SERVICES.cms}/admin/login?token=${token}`, {
    data: { email: EMAIL, password: PASSWORD },
  });
  return [code, state, apiKey, token];
};

test('no log of the product holds a query, a signature, a token, a password or an address', async ({
  request,
  catalogue,
  playwright,
}) => {
  const ask = askerOf(request);
  const secrets = [EMAIL, EMAIL.replace('@', '%40'), PASSWORD, NEW_PASSWORD];
  secrets.push(...(await joinAndComeBack(request, ask)));
  secrets.push(...(await watch(request, catalogue.premium)));
  secrets.push(...(await pay(request, ask)));
  secrets.push(...(await unsubscribe(request, ask)));
  secrets.push(...(await preview(playwright, ask)));
  secrets.push(...(await knock(request)));
  const { cookies } = await request.storageState();
  secrets.push(...cookies.filter(({ name }) => name.includes('sahra.')).map(({ value }) => value));
  // Makes each service write a line after all others, so that the logs are complete.
  const last = `logs-${randomUUID()}`;
  for (const name of ['site', 'gateway', 'accounts', 'media'] as const)
    await request.get(`${SERVICES[name]}/last`, { headers: { 'x-request-id': last } });
  await expect.poll(() => productLogLines().filter((line) => line.includes(last)).length).toBeGreaterThan(7);

  for (const secret of secrets) expect(secret.length, 'a secret to look for').toBeGreaterThan(10);
  const lines = productLogLines();
  const telling = lines.filter(
    (line) => /\?[\w.%-]+=/.test(line) || secrets.some((secret) => line.includes(secret)),
  );
  expect(telling).toEqual([]);
  expect(lines.filter((line) => /"(?:path|url)":"\/(?:health|ready)/.test(line))).toEqual([]);
});
