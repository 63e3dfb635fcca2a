import { RATE_LIMITS } from '../../platform/rate-limit/rate-limits';
import { NO_LIMITS } from '../../testing/no-limits';
import { createPayer, passDays, type Payer } from '../../testing/payer';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { checkLedger } from '../ledger/check-ledger';
import type { PaymentRecord } from '../payment/payment.schema';
import { actAsBank, type BankAct } from '../payment/providers/sandbox/sandbox-bank';
import type { ReceiptRecord } from '../receipt/receipt.schema';

const FEE = 1500;

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

describe('a refund at the provider', () => {
  test('of everything ends the subscription, and nothing is charged any more', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'refund');
    expect(await payer.subscription()).toMatchObject({ status: 'free', next_payment_date: null });
    expect(await ledger()).toEqual([
      ['charge', FEE],
      ['refund', -FEE],
    ]);
    expect(await lastPaid()).toMatchObject({ refunded_amount: FEE, dispute: null });
    expect((await lastPaid()).refunded_at).not.toBeNull();
    expect(await receipts()).toMatchObject([{ refunded_amount: FEE }]);
    expect(mails()).toContain('payment-refunded');
    expect(mails()).not.toContain('subscription-ended');
    expect(await cases()).toEqual([expect.stringContaining('Refunded at the payment provider')]);
    await passDays(accounts, 40);
    expect(await payments()).toHaveLength(1);
  });

  test('of parts keeps it, until the last part is back', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'refund', 500);
    expect(await payer.subscription()).toMatchObject({ status: 'active', renewal_hold: null });
    expect(await lastPaid()).toMatchObject({ refunded_amount: 500, refunded_at: null });
    expect(await receipts()).toMatchObject([{ refunded_amount: 500, refunded_at: null }]);
    await heard(paid.id, 'refund', 400);
    expect(await lastPaid()).toMatchObject({ refunded_amount: 900, refunded_at: null });
    await heard(paid.id, 'refund');
    expect(await payer.subscription()).toMatchObject({ status: 'free' });
    expect(await lastPaid()).toMatchObject({ refunded_amount: FEE });
    expect(mails().filter((mail) => mail === 'payment-refunded')).toHaveLength(3);
  });

  test('that does not arrive is money of ours again, and support is told', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'refund', 500);
    await heard(paid.id, 'fail_refund');
    expect(await ledger()).toEqual([
      ['charge', FEE],
      ['refund', -500],
      ['refund_failed', 500],
    ]);
    expect(await lastPaid()).toMatchObject({ refunded_amount: 0, refunded_at: null });
    expect(await cases()).toEqual([
      expect.stringContaining('Refunded'),
      expect.stringContaining('did not reach the card'),
    ]);
    expect(await payer.subscription()).toMatchObject({ status: 'active' });
  });

  test('of an earlier period leaves the running one', async () => {
    const paid = await subscribe();
    await passDays(accounts, 33);
    expect(await payments()).toHaveLength(2);
    await heard(paid.id, 'refund');
    expect(await payer.subscription()).toMatchObject({ status: 'active' });
    expect((await payments()).find(({ id }) => id === paid.id)).toMatchObject({ refunded_amount: FEE });
  });

  test('of the card check is booked once, whoever is quicker', async () => {
    await payer.subscribe('month-with-ads', { payment_token: 'tok_succeeds' });
    const [check] = await payments();
    await heard(check?.id ?? '', 'refund');
    expect(await ledger()).toEqual([
      ['card_check', 100],
      ['card_check_refund', -100],
    ]);
    expect(await payer.subscription()).toMatchObject({ status: 'trial' });
    expect(mails()).not.toContain('payment-refunded');
  });

  test('of a part of the card check leaves the rest for us, though its news never came', async () => {
    await payer.subscribe('month-with-ads', { payment_token: 'tok_never' });
    const [check] = await payments();
    await heard(check?.id ?? '', 'refund', 40);
    expect(await ledger()).toEqual([
      ['card_check', 100],
      ['card_check_refund', -40],
      ['card_check_refund', -60],
    ]);
    expect(await payments()).toMatchObject([{ refunded_amount: 100 }]);
  });
});

describe('a dispute', () => {
  test('that is open keeps the access and holds the renewal; a won one lets it go on', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'open_dispute');
    const held = await payer.subscription();
    expect(held).toMatchObject({ status: 'active', renewal_hold: 'dispute', next_payment_date: null });
    expect(await lastPaid()).toMatchObject({ dispute: 'open', refunded_amount: 0 });
    expect(await ledger()).toEqual([
      ['charge', FEE],
      ['dispute', -FEE],
    ]);
    await passDays(accounts, 33);
    expect(await payments()).toHaveLength(1);
    expect(await payer.subscription()).toMatchObject({ status: 'active', ends_at: held.ends_at });
    await heard(paid.id, 'win_dispute');
    await accounts.runJobs();
    expect(await payer.subscription()).toMatchObject({ status: 'active', renewal_hold: null });
    expect(await payments()).toHaveLength(2);
    expect(await receipts()).toMatchObject([{ dispute: null }, { dispute: 'won' }]);
    expect((await cases()).map((text) => text.slice(0, 14))).toEqual(['The bank dispu', 'The dispute of']);
  });

  test('that is lost ends the subscription, and nothing is charged any more', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'open_dispute');
    await heard(paid.id, 'lose_dispute');
    expect(await payer.subscription()).toMatchObject({ status: 'free' });
    expect(await receipts()).toMatchObject([{ dispute: 'lost' }]);
    expect(mails().filter((mail) => mail === 'payment-disputed')).toHaveLength(2);
    await passDays(accounts, 40);
    expect(await payments()).toHaveLength(1);
  });

  test('that is not decided by the end of the grace ends it unpaid', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'open_dispute');
    await passDays(accounts, 41);
    expect(await payer.subscription()).toMatchObject({ status: 'free' });
    expect(await payments()).toHaveLength(1);
    await heard(paid.id, 'win_dispute');
    expect(await payer.subscription()).toMatchObject({ status: 'free' });
  });

  test('about an earlier payment holds and ends it too: the card holder does not want to pay', async () => {
    const paid = await subscribe();
    await passDays(accounts, 33);
    await heard(paid.id, 'open_dispute');
    expect(await payer.subscription()).toMatchObject({ renewal_hold: 'dispute' });
    await heard(paid.id, 'lose_dispute');
    expect(await payer.subscription()).toMatchObject({ status: 'free' });
  });

  test('refuses a change of plan, which would charge the card', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'open_dispute');
    const change = await payer.send('POST', '/api/change_plan', { plan_id: 'month-without-ads' });
    expect([change.status, await change.json()]).toMatchObject([409, { code: 'PAYMENT_DISPUTED' }]);
  });
});

test('a fraud warning is told to support, and changes nothing else', async () => {
  const paid = await subscribe();
  await heard(paid.id, 'warn_of_fraud');
  expect(await cases()).toEqual([expect.stringContaining('suspects')]);
  expect(await payer.subscription()).toMatchObject({ status: 'active', renewal_hold: null });
  expect(await ledger()).toEqual([['charge', FEE]]);
});

describe('news', () => {
  test.each(['tok_twice', 'tok_out_of_order', 'tok_late'])('of %s has the same result', async (token) => {
    const paid = await subscribe(token).catch(async () => {
      accounts.clock.advance(31_000);
      await accounts.runJobs();
      return lastPaid();
    });
    await bank(paid.id, 'open_dispute');
    await bank(paid.id, 'refund', 200);
    await bank(paid.id, 'lose_dispute');
    await accounts.runJobs();
    accounts.clock.advance(31_000);
    await accounts.runJobs();
    expect(await payer.subscription()).toMatchObject({ status: 'free' });
    expect(await ledger()).toEqual([
      ['charge', FEE],
      ['refund', -200],
      ['dispute', -FEE],
    ]);
    expect(await lastPaid()).toMatchObject({ dispute: 'lost', refunded_amount: 200 });
  });

  test('that never comes is asked for before the next renewal', async () => {
    const paid = await subscribe('tok_never');
    await bank(paid.id, 'refund');
    expect(await payer.subscription()).toMatchObject({ status: 'active' });
    await passDays(accounts, 40);
    expect(await payments()).toHaveLength(1);
    expect(await payer.subscription()).toMatchObject({ status: 'free' });
    expect(await lastPaid()).toMatchObject({ refunded_amount: FEE });
  });

  test('of a refund that comes before the payment was known here starts and ends it', async () => {
    await subscribe('tok_late').catch(() => undefined);
    const [begun] = await payments();
    expect(begun).toMatchObject({ status: 'pending' });
    await bank(begun?.id ?? '', 'refund');
    accounts.clock.advance(31_000);
    await accounts.runJobs();
    expect(await lastPaid()).toMatchObject({ refunded_amount: FEE });
    expect(await payer.subscription()).toMatchObject({ status: 'free' });
  });

  test('about the payment of a purged person is booked without them', async () => {
    const paid = await subscribe();
    await accounts.database.queries.deleteFrom('viewers').where('id', '=', payer.id).execute();
    await heard(paid.id, 'open_dispute');
    await heard(paid.id, 'lose_dispute');
    const entries = accounts.database.queries.selectFrom('ledger').select('kind');
    expect(await entries.where('payment_id', '=', paid.id).orderBy('number').execute()).toEqual([
      { kind: 'charge' },
      { kind: 'dispute' },
    ]);
  });
});
