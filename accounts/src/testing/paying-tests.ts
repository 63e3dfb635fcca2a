import { checkLedger } from '../billing/ledger/check-ledger';
import { createPayer, startPayingAccounts, type Payer, type PayingAccounts } from './payer';

interface PayingTests {
  readonly accounts: PayingAccounts;
  /** The payer of the test that runs. */
  readonly payer: Payer;
}

/** Accounts for the tests of a file, and a new payer with a good card for each; after each one the jobs are done and the ledger agrees. */
export const payingTests = (): PayingTests => {
  let accounts: PayingAccounts;
  let payer: Payer;
  beforeAll(async () => {
    accounts = await startPayingAccounts();
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    Object.assign(accounts.fake.cards, { next: null, charges: null });
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
