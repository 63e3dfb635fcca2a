import { TRIAL_DAYS } from '@sahra/schemas/constants';

import type { PlansTable } from './plan.tables';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { discountPercentOf } from './discount-percent-of';
import { PLAN_CATALOGUE } from './plan-catalogue';
import type { Plan } from './plan.schema';

describe('GET /api/plans', () => {
  let accounts: RunningAccounts;
  beforeAll(async () => {
    accounts = await startAccounts();
  });
  afterAll(() => accounts.stop());

  const plans = async (): Promise<Plan[]> => {
    const answer = await fetch(new URL('/api/plans', accounts.url));
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: Plan[] }).data;
  };

  test('answers every plan on sale, monthly ones and cheaper ones first', async () => {
    const answered = await plans();
    expect(answered.map(({ id }) => id)).toEqual([
      'month-with-ads',
      'month-without-ads',
      'year-with-ads',
      'year-without-ads',
    ]);
    expect(answered[2]).toEqual({
      id: 'year-with-ads',
      period: 'year',
      with_ads: true,
      price: PLAN_CATALOGUE.find(({ id }) => id === 'year-with-ads')?.price_minor,
      currency: 'AED',
      trial_days: TRIAL_DAYS,
      discount_percent: 30,
    });
  });

  test('computes the discount from the prices of the moment', async () => {
    await accounts.database.queries
      .updateTable('plans')
      .set({ price_minor: 1400 })
      .where('id', '=', 'month-with-ads')
      .execute();
    const discounts = (await plans()).map(({ id, discount_percent: percent }) => [id, percent]);
    expect(discounts).toContainEqual(['year-with-ads', 25]);
    expect(discounts).toContainEqual(['year-without-ads', 30]);
  });

  test('reads no query and no body', async () => {
    const answer = await fetch(new URL('/api/plans?limit=x', accounts.url), { method: 'POST', body: '{' });
    expect(answer.status).toBe(404);
  });
});

describe('the discount of a plan', () => {
  const plan = (changed: Partial<PlansTable>): PlansTable => ({
    id: 'month',
    period: 'month',
    with_ads: true,
    price_minor: 1000,
    currency: 'AED',
    name_en: 'Monthly',
    name_ar: 'شهري',
    ...changed,
  });
  const yearly = plan({ id: 'year', period: 'year', price_minor: 9000 });

  test.each([
    ['a monthly plan', plan({}), [plan({})], 0],
    ['a yearly plan', yearly, [plan({}), yearly], 25],
    ['a yearly plan that costs more', plan({ period: 'year', price_minor: 13_000 }), [plan({})], 0],
    ['a yearly plan without its monthly twin', yearly, [plan({ with_ads: false }), yearly], 0],
    ['a yearly plan whose twin is paid in other money', yearly, [plan({ currency: 'SAR' }), yearly], 0],
    ['a third off', plan({ period: 'year', price_minor: 8000 }), [plan({})], 33],
  ])('of %s', (_what, of, all, percent) => {
    expect(discountPercentOf(of, all)).toBe(percent);
  });
});
