import { signedIn, type SignedIn } from './signed-in';
import { startAccounts, type RunningAccounts } from './start-accounts';

interface ViewerTests {
  readonly accounts: RunningAccounts;
  readonly salma: SignedIn;
  readonly yusuf: SignedIn;
}

/** Starts accounts with two signed-in viewers for the tests of a file, and runs `cleanup` (SQL) before each test. */
export const viewerTests = (cleanup: string): ViewerTests => {
  let accounts: RunningAccounts;
  let viewers: { salma: SignedIn; yusuf: SignedIn };
  beforeAll(async () => {
    accounts = await startAccounts();
    viewers = { salma: await signedIn(accounts), yusuf: await signedIn(accounts) };
  });
  afterAll(() => accounts.stop());
  beforeEach(() => accounts.database.pool.query(cleanup));
  return {
    get accounts() {
      return accounts;
    },
    get salma() {
      return viewers.salma;
    },
    get yusuf() {
      return viewers.yusuf;
    },
  };
};
