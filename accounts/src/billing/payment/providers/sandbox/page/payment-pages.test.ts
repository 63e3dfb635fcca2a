import { messageOf } from '@sahra/schemas/messages';

import { Browser } from '../../../../../testing/browser';
import { PaymentPageClient } from '../../../../../testing/payment-page-client';
import { startAccounts, type RunningAccounts } from '../../../../../testing/start-accounts';
import { HOUR_MS } from '../../../../../platform/time/durations';
import type { PaymentRequest } from '../../../payment-provider';
import { paymentRequest } from '../../../testing/payment-request';

const CARD = { action: 'card', number: '4242 4242 4242 4242', expiry: '08/77', cvc: '987' };
const DECLINED = { ...CARD, number: '4000 0000 0000 0002' };

let accounts: RunningAccounts;
let log = '';
beforeAll(async () => {
  const logStream = { write: (line: string) => void (log += line) };
  accounts = await startAccounts({ config: { logLevel: 'trace' }, logStream });
});
afterAll(() => accounts.stop());

/** Starts a payment and opens its page as a browser without scripts does. */
const opened = async (changed: Partial<PaymentRequest> = {}) => {
  const request = paymentRequest(changed);
  const begun = await accounts.payments.pay(request);
  if (begun.state !== 'pending' || begun.redirectUrl === null) throw new Error('There is no page.');
  const { origin, pathname } = new URL(begun.redirectUrl);
  expect(origin).toBe('http://localhost:8000');
  const visitor = new PaymentPageClient(accounts.url);
  const send = async (path: string, fields?: Record<string, string>) => {
    const response = await (fields ? visitor.post(path, fields) : visitor.get(path));
    const { status, headers } = response;
    return { status, headers, text: await response.text(), to: headers.get('location') };
  };
  return {
    ...{ request, path: pathname },
    get: (more = '') => send(`${pathname}${more}`),
    post: (fields: Record<string, string>, more = '') => send(`${pathname}${more}`, fields),
    outcome: () => accounts.payments.outcomeOf(request.paymentId),
  };
};

test.each([
  ['en', 'ltr', 'AED', 'Pay 15\u00A0AED'],
  ['ar', 'rtl', 'AED', 'ادفع 15\u00A0درهمًا'],
  ['en', 'ltr', 'USD', 'Pay 15\u00A0USD'],
] as const)('the page says what is paid, in %s %s and %s', async (locale, dir, currency, title) => {
  const page = await opened({ locale, currency, description: 'شهري <b>مع إعلانات</b>' });
  const { status, headers, text } = await page.get();
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).toContain(`<html lang="${locale}" dir="${dir}">`);
  expect(text).toContain(`<title>${title}`);
  expect(text).toContain('شهري &lt;b&gt;مع إعلانات&lt;/b&gt;');
  expect(text).not.toMatch(/\son\w+=/);
  expect(text.match(/<script>/g)).toHaveLength(1);
  for (const last4 of [
    '4242',
    '4444',
    '0002',
    '9995',
    '0069',
    '3220',
    '0341',
    '0119',
    '0226',
    '0333',
    '0440',
  ])
    expect(text).toContain(` ${last4}</a>`);
});

test('nothing foreign may run on the page or frame it: its style and its script are those that the policy names', async () => {
  const { headers, text } = await (await opened()).get();
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  for (const tag of ['style', 'script']) {
    const own = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(text)?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(own));
    expect(policy).toContain(`${tag}-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
  }
});

test('the pages have the typeface of the product, from their own origin', async () => {
  const { headers, text } = await (await opened()).get();
  expect(headers.get('content-security-policy')).toContain("font-src 'self'");
  const files = [...text.matchAll(/url\((\/pay\/fonts\/[\w-]+\.woff2)\)/g)].map(([, file = '']) => file);
  expect(files).toHaveLength(2);
  for (const file of files) {
    const font = await fetch(new URL(file, accounts.url));
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect(new TextDecoder().decode((await font.arrayBuffer()).slice(0, 4))).toBe('wOF2');
  }
  expect(text).not.toMatch(
    /[{;](?:left|right|(?:margin|padding|border)-(?:left|right|top|bottom)):|text-align:(?:left|right)/,
  );
});

test('a declined card is reported at its field', async () => {
  const page = await opened();
  await page.post(DECLINED);
  const { text } = await page.get();
  expect(/<input[^>]*id="number"[^>]*>/.exec(text)?.[0]).toMatch(
    /aria-describedby="number-text"[^>]*aria-invalid="true"[^>]*autofocus/,
  );
  expect(/id="number-text"[^>]*>([^<]*)</.exec(text)?.[1]).toBe(
    `${messageOf('DECLINED', 'en')} 2 tries are left.`,
  );
});

test('a card pays, and the viewer goes back to the shop', async () => {
  const page = await opened();
  const paid = await page.post(CARD);
  expect([paid.status, paid.to]).toEqual([303, page.request.returnUrl]);
  expect(await page.outcome()).toMatchObject({ state: 'succeeded', method: { last4: '4242' } });
  const again = await page.post(CARD);
  expect([again.status, again.to]).toEqual([303, page.request.returnUrl]);
  expect((await page.get()).to).toBe(page.request.returnUrl);
});

test.each([
  ['no token', {}],
  ['a token of another payment', { other: true }],
  ['a foreign origin', { headers: { origin: 'https://evil.example' } }],
  ['no origin that can be read', { headers: { origin: 'null' } }],
  ['another site, as the browser says', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['another host of the site', { headers: { 'sec-fetch-site': 'same-site' } }],
])(
  'a form with %s pays nothing',
  async (_what, { headers = {}, other = false }: { headers?: Record<string, string>; other?: boolean }) => {
    const page = await opened();
    const visitor = new PaymentPageClient(accounts.url);
    const tokenOf = async (path: string) =>
      /name="form_token" value="([^"]+)"/.exec(await (await visitor.get(path)).text())?.[1] ?? '';
    const form_token = other ? await tokenOf((await opened()).path) : '';
    const answer =
      Object.keys(headers).length > 0
        ? await visitor.post(page.path, CARD, headers)
        : await visitor.browser.form(page.path, { ...CARD, form_token });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'CSRF_INVALID' }]);
    expect(await page.outcome()).toMatchObject({ state: 'pending' });
  },
);

test("another browser's token pays nothing, the page's own origin does", async () => {
  const page = await opened();
  const text = await (await new PaymentPageClient(accounts.url).get(page.path)).text();
  const form_token = /name="form_token" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const lured = new Browser(accounts.url);
  await lured.get(page.path);
  expect((await lured.form(page.path, { ...CARD, form_token })).status).toBe(403);
  const headers = { origin: 'http://localhost:8000', 'sec-fetch-site': 'same-origin' };
  expect((await new PaymentPageClient(accounts.url).post(page.path, CARD, headers)).status).toBe(303);
});

test('Apple Pay pays without a card being typed', async () => {
  const page = await opened({ method: 'apple_pay' });
  expect((await page.post({ action: 'apple_pay' })).to).toBe(page.request.returnUrl);
  expect((await page.outcome())?.state).toBe('succeeded');
});

test('wrong fields are reported in the language of the page; what was typed stays, the security code does not', async () => {
  const page = await opened({ locale: 'ar' });
  const { status, text } = await page.post({ ...CARD, number: '4242', expiry: '٠١/٢٠' });
  expect(status).toBe(422);
  expect(text).toContain(messageOf('CARD_NUMBER_INVALID', 'ar'));
  expect(text).toContain(messageOf('CARD_EXPIRY_PAST', 'ar'));
  expect(text).toContain('value="4242"');
  expect(text).toContain('value="01/20"');
  expect(text).not.toMatch(/\b987\b/);
  expect(text.match(/autofocus/g)).toHaveLength(1);
});

test('a declined card may be followed by another one, three in all', async () => {
  const page = await opened();
  expect((await page.post(DECLINED)).to).toBe(page.path);
  expect((await page.get()).text).toContain(`${messageOf('DECLINED', 'en')} 2 tries are left.`);
  await page.post(DECLINED);
  expect((await page.get()).text).toContain('One try is left.');
  expect((await page.post(DECLINED)).to).toBe(page.request.returnUrl);
  expect(await page.outcome()).toEqual({ state: 'failed', reason: 'DECLINED' });
  expect((await page.post(CARD)).to).toBe(page.request.returnUrl);
  expect((await page.outcome())?.state).toBe('failed');
});

test('the 3-D step asks on a page of its own; who refuses may try another card', async () => {
  const page = await opened();
  const asked = { ...CARD, number: '4000000000003220' };
  expect((await page.post(asked)).to).toBe(`${page.path}/challenge`);
  expect((await page.get()).to).toBe(`${page.path}/challenge`);
  expect((await page.get('/challenge')).text).toContain('3220');
  expect((await page.post({ answer: 'refuse' }, '/challenge')).to).toBe(page.path);
  expect((await page.get()).text).toContain(messageOf('AUTHENTICATION_FAILED', 'en'));
  await page.post(asked);
  expect((await page.post({ answer: 'confirm' }, '/challenge')).to).toBe(page.request.returnUrl);
  expect(await page.outcome()).toMatchObject({ state: 'succeeded', method: { last4: '3220' } });
});

test('the language can be changed, and stays changed', async () => {
  const page = await opened();
  expect((await page.get()).text).toContain(`href="${page.path}?lang=ar"`);
  expect((await page.get('?lang=ar')).text).toContain('<html lang="ar" dir="rtl">');
  expect((await page.post(DECLINED, '?lang=ar')).to).toBe(`${page.path}?lang=ar`);
});

test('a page that is over sends back to the shop, and one that never was says so', async () => {
  const page = await opened();
  expect((await page.get()).status).toBe(200);
  accounts.clock.advance(HOUR_MS);
  expect(await page.outcome()).toEqual({ state: 'failed', reason: 'ABANDONED' });
  expect((await page.post(CARD)).to).toBe(page.request.returnUrl);
  expect(await page.outcome()).toEqual({ state: 'failed', reason: 'ABANDONED' });
  const never = await fetch(new URL('/pay/nobody?lang=ar', accounts.url));
  expect([never.status, await never.text()]).toEqual([404, expect.stringContaining('dir="rtl"')]);
});

test('two cards at the same moment pay once', async () => {
  const page = await opened();
  await Promise.all(Array.from({ length: 8 }, () => page.post(CARD)));
  const methods = accounts.database.queries.selectFrom('sandbox_payments').select('method_ref');
  const kept = await methods.where('payment_id', '=', page.request.paymentId).execute();
  expect(kept).toHaveLength(1);
  const jobs = accounts.database.queries.selectFrom('jobs').select('key');
  const news = await jobs.where('key', 'like', `%${page.request.paymentId}%`).execute();
  expect(news).toHaveLength(1);
});

test('no table and no log line holds the number of a card or its security code', async () => {
  const { rows } = await accounts.database.pool.query<{ all: string }>(
    `select coalesce(string_agg(t::text, ' '), '') as all from (
      select row(p)::text t from sandbox_payments p union all select row(m)::text from sandbox_methods m
      union all select row(j)::text from jobs j) rows`,
  );
  expect(rows[0]?.all).toContain('3220');
  for (const secret of ['4242424242424242', '4242 4242', '4000000000003220']) {
    expect(log).not.toContain(secret);
    expect(rows[0]?.all).not.toContain(secret);
  }
  expect(log).toContain('/pay/:session');
  expect(log).not.toMatch(/cvc|sandbox_session/);
});
