import { checkLedger } from '../billing/ledger/check-ledger';
import { FAKE_METHOD } from './fake-payments';
import { createPayer, startPayingAccounts, type Payer, type PayingAccounts } from './payer';

interface PayingTests {
  readonly accounts: PayingAccounts;
  /** Payer of the current test. */
  readonly payer: Payer;
}

/**
 * Starts accounts for the tests of a file and creates a payer with a valid card for each test. After each test it
 * runs the jobs and checks the ledger.
 */
export const payingTests = (): PayingTests => {
  let accounts: PayingAccounts;
  let payer: Payer;
  beforeAll(async () => {
    accounts = await startPayingAccounts();
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    Object.assign(accounts.fake.cards, { next: null, charges: null, method: FAKE_METHOD });
    payer = await createPayer(accounts);
  });
  afterEach(async () => {
    await accounts.runJobs();
    expect(await checkLedger(accounts.database.queries)).toEqual([]);
  });
  return {
    get accounts() {
      return accounts;
    },
    get payer() {
      return payer;
    },
  };
};
