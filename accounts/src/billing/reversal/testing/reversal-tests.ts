import { RATE_LIMITS } from '../../../platform/rate-limit/rate-limits';
import { NO_LIMITS } from '../../../testing/no-limits';
import { createPayer, type Payer } from '../../../testing/payer';
import { startAccounts, type RunningAccounts } from '../../../testing/start-accounts';
import { checkLedger } from '../../ledger/check-ledger';
import type { PaymentRecord } from '../../payment/payment.schema';
import { actAsBank, type BankAct } from '../../payment/providers/sandbox/sandbox-bank';
import type { ReceiptRecord } from '../../receipt/receipt.schema';

/** Fee of the plan that the payer takes. */
export const FEE = 1500;

/**
 * Starts accounts with the sandbox for the tests of a file and creates a payer for each test, with what the bank does
 * about their payments. After each test it runs the jobs and checks the ledger.
 */
export const reversalTests = () => {
  let accounts: RunningAccounts;
  let payer: Payer;
  beforeAll(async () => {
    const { paymentMethodEmail, paymentMethodAddress } = NO_LIMITS;
    accounts = await startAccounts({
      rateLimits: { ...RATE_LIMITS, paymentMethodEmail, paymentMethodAddress },
    });
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    payer = await createPayer(accounts);
  });
  afterEach(async () => {
    await accounts.runJobs();
    expect(await checkLedger(accounts.database.queries)).toEqual([]);
  });

  const read = async <T>(path: string): Promise<T> =>
    ((await (await payer.send('GET', path)).json()) as { data: T }).data;
  const payments = () => read<PaymentRecord[]>('/api/payments');
  const receipts = () => read<ReceiptRecord[]>('/api/receipts');
  const lastPaid = async () => {
    const paid = (await payments()).find(({ status }) => status === 'succeeded');
    if (!paid) throw new Error('Nothing was paid.');
    return paid;
  };

  /** Subscribes without a trial, so that the first fee is paid at once. */
  const subscribe = async (token = 'tok_succeeds'): Promise<PaymentRecord> => {
    await accounts.database.queries
      .updateTable('viewers')
      .set({ trial_used_at: accounts.clock.now() })
      .where('id', '=', payer.id)
      .execute();
    await payer.subscribe('month-with-ads', { payment_token: token });
    await accounts.runJobs();
    return lastPaid();
  };

  /** Lets the bank act; its webhooks arrive when the jobs run. */
  const bank = async (paymentId: string, act: BankAct, amountMinor: number | null = null): Promise<void> => {
    const order = { paymentId, act, amountMinor, now: accounts.clock.now() };
    const acting = accounts.database.queries.transaction();
    expect(await acting.execute((trx) => actAsBank(trx, order))).toBeUndefined();
  };
  const heard = async (...step: Parameters<typeof bank>): Promise<void> => {
    await bank(...step);
    await accounts.runJobs();
  };

  const ledger = async (): Promise<unknown[]> => {
    const rows = await accounts.database.queries
      .selectFrom('ledger')
      .innerJoin('viewers', 'viewers.ledger_account', 'ledger.account')
      .select(['kind', 'amount_minor'])
      .where('viewers.id', '=', payer.id)
      .orderBy('number')
      .execute();
    return rows.map(({ kind, amount_minor }) => [kind, amount_minor]);
  };
  const mails = () =>
    accounts
      .mails()
      .filter(({ to }) => to === payer.email)
      .map(({ mail }) => mail);
  const cases = async (): Promise<string[]> => {
    const rows = await accounts.database.queries
      .selectFrom('messages')
      .select('content')
      .where('viewer_id', '=', payer.id)
      .where('kind', '=', 'payment')
      .orderBy('number')
      .execute();
    return rows.map(({ content }) => content.split('\n')[0] ?? '');
  };
  return {
    get accounts() {
      return accounts;
    },
    get payer() {
      return payer;
    },
    ...{ subscribe, bank, heard, payments, receipts, lastPaid, ledger, mails, cases },
  };
};
