import fc from 'fast-check';

import { checkLedger } from '../ledger/check-ledger';
import { startPayingAccounts, type PayingAccounts } from '../../testing/payer';
import { BANK_STEPS } from './testing/model-bank';
import { startPaidLife, VIEWER_STEPS, type Step } from './testing/paid-life';

/** Others try other lives, or more of them: `SEED=7 RUNS=200`. */
const SEED = Number(process.env['SEED'] ?? 39);
const RUNS = Number(process.env['RUNS'] ?? 10);
const LATEST = 4;

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      bank: fc.constantFrom(...BANK_STEPS),
      /** After how many further steps its event comes. */
      late: fc.nat({ max: LATEST }),
      twice: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...VIEWER_STEPS).map((viewer) => ({ viewer })) },
);

let accounts: PayingAccounts;
beforeAll(async () => {
  accounts = await startPayingAccounts();
});
afterAll(() => accounts.stop());

test('whatever the bank, the viewer and time do to a payment, and whenever the news come: all agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: LATEST }),
      fc.array(step, { minLength: 3, maxLength: 9 }),
      async (paidLate, steps) => {
        const life = await startPaidLife(accounts, paidLate);
        for (const next of steps) await life.take(next);
        await life.end();
        const { seen, expected } = await life.compare();
        expect(seen).toEqual(expected);
        expect(await checkLedger(accounts.database.queries)).toEqual([]);
      },
    ),
    { numRuns: RUNS, seed: SEED },
  );
});
