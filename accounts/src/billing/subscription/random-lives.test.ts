import fc from 'fast-check';

import { checkLedger } from '../ledger/check-ledger';
import { createPayer, startPayingAccounts, type Payer, type PayingAccounts } from '../../testing/payer';

const RUNS = 12;
const PLANS = ['month-with-ads', 'month-without-ads', 'year-with-ads', 'year-without-ads'] as const;
const CARDS = [null, 'DECLINED', 'page'] as const;

type Step =
  | { do: 'subscribe' | 'change' | 'change twice at once'; plan: (typeof PLANS)[number] }
  | { do: 'cancel' | 'resume' | 'replace the card' | 'lose an answer' | 'decide' }
  | { do: 'card'; card: (typeof CARDS)[number] }
  | { do: 'days'; days: number };

const plan = fc.constantFrom(...PLANS);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: plan.map((id) => ({ do: 'subscribe', plan: id }) as const) },
  { weight: 3, arbitrary: plan.map((id) => ({ do: 'change', plan: id }) as const) },
  { weight: 1, arbitrary: plan.map((id) => ({ do: 'change twice at once', plan: id }) as const) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('cancel', 'resume', 'replace the card', 'lose an answer', 'decide')
      .map((what) => ({ do: what }) as const),
  },
  { weight: 3, arbitrary: fc.constantFrom(...CARDS).map((card) => ({ do: 'card', card }) as const) },
  { weight: 5, arbitrary: fc.constantFrom(1, 3, 7, 40).map((days) => ({ do: 'days', days }) as const) },
);

let accounts: PayingAccounts;
beforeAll(async () => {
  accounts = await startPayingAccounts();
});
afterAll(() => accounts.stop());

const decideAll = async (payer: Payer) => {
  const pending = await accounts.database.queries
    .selectFrom('payments')
    .select('id')
    .where('viewer_id', '=', payer.id)
    .where('settled_at', 'is', null)
    .execute();
  for (const { id } of pending) accounts.fake.decide(id, null);
};

const take = async (payer: Payer, now: Step): Promise<number[]> => {
  const post = async (path: string, body: object = {}) => (await payer.send('POST', path, body)).status;
  switch (now.do) {
    case 'subscribe':
      return [await post('/api/subscribe', { plan_id: now.plan, payment_method: 'card' })];
    case 'change':
      return [await post('/api/change_plan', { plan_id: now.plan })];
    case 'change twice at once':
      return Promise.all([1, 2].map(() => post('/api/change_plan', { plan_id: now.plan })));
    case 'cancel':
    case 'resume':
      return [await post(`/api/${now.do}_subscription`)];
    case 'replace the card':
      return [await post('/api/change_payment_method', { payment_method: 'card' })];
    case 'lose an answer':
      accounts.fake.loseNextAnswer('pay');
      return [];
    case 'decide':
      return decideAll(payer).then(() => []);
    case 'card':
      Object.assign(accounts.fake.cards, { next: now.card, charges: now.card === 'page' ? null : now.card });
      return [];
    case 'days':
      return accounts.days(now.days).then(() => []);
  }
};

test('whatever a viewer, their card and time do: the ledger agrees, and with the provider to the fil', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (life) => {
      Object.assign(accounts.fake.cards, { next: null, charges: null });
      const payer = await createPayer(accounts);
      const { queries } = accounts.database;
      for (const now of life) {
        const statuses = await take(payer, now);
        expect(statuses.filter((status) => ![200, 201, 409, 500].includes(status))).toEqual([]);
        expect(await checkLedger(queries)).toEqual([]);
      }
      // After a day and a half every payment has been checked, whatever was lost.
      await accounts.days(2);
      expect(await checkLedger(queries)).toEqual([]);
      const { rows } = await accounts.database.pool.query<{ currency: string; sum: number }>(
        'select currency, sum(amount_minor)::int as sum from ledger group by currency',
      );
      const written = Object.fromEntries(rows.map(({ currency, sum }) => [currency, sum]));
      expect({ AED: 0, USD: 0, ...accounts.fake.held() }).toEqual({ AED: 0, USD: 0, ...written });
    }),
    { numRuns: RUNS },
  );
});
