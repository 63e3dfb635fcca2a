import { messageOf } from '@sahra/schemas/messages';

import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { addDays } from '../../platform/time/add-days';
import { DAY_MS } from '../../platform/time/durations';
import type { Promo } from './promo-use';

let accounts: RunningAccounts;
let salma: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  salma = await signedIn(accounts);
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from promo_codes; delete from rate_limits'));

const inDays = (days: number) => addDays(accounts.clock.now(), days);

const promo = (changed: Partial<Promo> = {}) =>
  accounts.database.queries
    .insertInto('promo_codes')
    .values({
      code: 'EID2026',
      percent: 30,
      amount_minor: null,
      plan_ids: null,
      periods: 1,
      valid_from: inDays(-1),
      valid_until: inDays(1),
      uses_max: null,
      disabled_at: null,
      made_by: 'owner@sahra.example',
      created_at: inDays(-1),
      ...changed,
    })
    .execute();

const ask = (body: object, headers: Record<string, string> = {}) =>
  salma.send('POST', '/api/promo_code', body, headers);
const month = (code: unknown, headers = {}) => ask({ code, plan_id: 'month-with-ads' }, headers);

test('says what a code changes, however it is typed, in the language of the viewer', async () => {
  await promo({ periods: 3 });
  const answer = await month(' eid-٢٠٢٦ ', { 'x-localization': 'ar' });
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { text: string } };
  expect(data).toMatchObject({
    code: 'EID2026',
    price_before: 1500,
    price_after: 1050,
    currency: 'AED',
    periods: 3,
  });
  expect(data.text.replace(/\u200E/g, '')).toBe('خصم 30% على أول 3 أشهر.');
});

test.each([
  ['a third of an odd price, in favour of the viewer', { percent: 33 }, 1005],
  ['an amount', { percent: null, amount_minor: 501 }, 999],
  [
    'an amount larger than the price leaves the smallest charge',
    { percent: null, amount_minor: 99_999 },
    200,
  ],
])('takes off %s', async (_what, changed, after) => {
  await promo(changed);
  expect(await (await month('EID2026')).json()).toMatchObject({ data: { price_after: after } });
});

test.each([
  ['of nobody', { code: 'OTHER' }],
  ['that is not valid yet', { valid_from: new Date(Date.now() + DAY_MS / 2) }],
  ['that is over', { valid_from: new Date(0), valid_until: new Date(1) }],
  ['that was disabled', { disabled_at: new Date(0) }],
  ['of another plan', { plan_ids: ['year-with-ads', 'year-without-ads'] }],
] as [string, Partial<Promo>][])('refuses a code %s, with one text', async (_what, changed) => {
  await promo(changed);
  for (const locale of ['en', 'ar'] as const) {
    const answer = await month('EID2026', { 'x-localization': locale });
    expect(answer.status).toBe(422);
    const message = messageOf('COUPON_INVALID', locale);
    expect(await answer.json()).toEqual({
      code: 'COUPON_INVALID',
      message,
      errors: { code: [message] },
      error_codes: { code: ['COUPON_INVALID'] },
    });
  }
});

test.each([
  ['nothing', {}],
  ['no plan', { code: 'EID2026' }],
  ['a plan that is not on sale', { code: 'EID2026', plan_id: 'week' }],
  ['a code that is no text', { code: { $ne: '' }, plan_id: 'month-with-ads' }],
])('refuses %s', async (_what, body) => {
  await promo();
  expect(await (await ask(body)).json()).toMatchObject({ code: 'COUPON_INVALID' });
});

test('guessing is limited', async () => {
  const statuses = [];
  for (let tries = 0; tries < 31; tries += 1) statuses.push((await month('GUESS')).status);
  expect(statuses.at(-2)).toBe(422);
  expect(statuses.at(-1)).toBe(429);
});
