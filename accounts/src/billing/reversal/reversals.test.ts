import { passDays } from '../../testing/payer';
import { FEE, reversalTests } from './testing/reversal-tests';

const run = reversalTests();
const { subscribe, bank, heard, payments, receipts, lastPaid, ledger, mails, cases } = run;

describe('a refund at the provider', () => {
  test('of everything ends the subscription, and nothing is charged any more', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'refund');
    expect(await run.payer.subscription()).toMatchObject({ status: 'free', next_payment_date: null });
    expect(await ledger()).toEqual([
      ['charge', FEE],
      ['refund', -FEE],
    ]);
    expect(await lastPaid()).toMatchObject({ refunded_amount: FEE, dispute: null });
    expect((await lastPaid()).refunded_at).not.toBeNull();
    expect(await receipts()).toMatchObject([{ refunded_amount: FEE }]);
    expect(mails()).toContain('payment-refunded');
    expect(mails()).not.toContain('subscription-ended');
    expect(await cases()).toEqual([
      expect.stringMatching(/^Refunded at the payment provider.*The subscription has ended/),
    ]);
    await passDays(run.accounts, 40);
    expect(await payments()).toHaveLength(1);
  });

  test('of parts keeps it, until the last part is back', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'refund', 500);
    expect(await run.payer.subscription()).toMatchObject({ status: 'active', renewal_hold: null });
    expect(await lastPaid()).toMatchObject({ refunded_amount: 500, refunded_at: null });
    expect(await receipts()).toMatchObject([{ refunded_amount: 500, refunded_at: null }]);
    await heard(paid.id, 'refund', 400);
    expect(await lastPaid()).toMatchObject({ refunded_amount: 900, refunded_at: null });
    await heard(paid.id, 'refund');
    expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
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
    expect(await run.payer.subscription()).toMatchObject({ status: 'active' });
  });

  test('that does not arrive lets the subscription go on that had ended by it, and that is said', async () => {
    const paid = await subscribe();
    const before = await run.payer.subscription();
    await heard(paid.id, 'refund');
    expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
    await heard(paid.id, 'fail_refund');
    expect(await run.payer.subscription()).toEqual(before);
    expect((await cases()).at(-1)).toMatch(/did not reach the card.*The subscription goes on as before\.$/);
    expect(run.accounts.mails().at(-1)).toMatchObject({ mail: 'payment-refunded', data: { resumed: true } });
    await passDays(run.accounts, 33);
    expect(await payments()).toHaveLength(2);
  });

  test('that does not arrive ends no other subscription, and begins none beside it', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'refund');
    await run.payer.subscribe('year-with-ads', { payment_token: 'tok_succeeds' });
    await heard(paid.id, 'fail_refund');
    expect(await run.payer.subscription()).toMatchObject({ status: 'active', plan_id: 'year-with-ads' });
    expect((await cases()).at(-1)).not.toContain('goes on');
  });

  test('of an earlier period leaves the running one', async () => {
    const paid = await subscribe();
    await passDays(run.accounts, 33);
    expect(await payments()).toHaveLength(2);
    await heard(paid.id, 'refund');
    expect(await run.payer.subscription()).toMatchObject({ status: 'active' });
    expect(await cases()).toEqual([expect.not.stringContaining('ended')]);
    expect((await payments()).find(({ id }) => id === paid.id)).toMatchObject({ refunded_amount: FEE });
  });

  test('of the card check is booked once, whoever is quicker', async () => {
    await run.payer.subscribe('month-with-ads', { payment_token: 'tok_succeeds_2' });
    const [check] = await payments();
    await heard(check?.id ?? '', 'refund');
    expect(await ledger()).toEqual([
      ['card_check', 100],
      ['card_check_refund', -100],
    ]);
    expect(await run.payer.subscription()).toMatchObject({ status: 'trial' });
    expect(mails()).not.toContain('payment-refunded');
  });

  test('of a part of the card check leaves the rest for us, though its news never came', async () => {
    await run.payer.subscribe('month-with-ads', { payment_token: 'tok_never' });
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

test('a fraud warning is told to support, and changes nothing else', async () => {
  const paid = await subscribe();
  await heard(paid.id, 'warn_of_fraud');
  expect(await cases()).toEqual([expect.stringContaining('suspects')]);
  expect(await run.payer.subscription()).toMatchObject({ status: 'active', renewal_hold: null });
  expect(await ledger()).toEqual([['charge', FEE]]);
});

describe('news', () => {
  test.each(['tok_twice', 'tok_out_of_order', 'tok_late'])('of %s has the same result', async (token) => {
    const paid = await subscribe(token).catch(async () => {
      run.accounts.clock.advance(31_000);
      await run.accounts.runJobs();
      return lastPaid();
    });
    await bank(paid.id, 'open_dispute');
    await bank(paid.id, 'refund', 200);
    await bank(paid.id, 'lose_dispute');
    await run.accounts.runJobs();
    run.accounts.clock.advance(31_000);
    await run.accounts.runJobs();
    expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
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
    expect(await run.payer.subscription()).toMatchObject({ status: 'active' });
    await passDays(run.accounts, 40);
    expect(await payments()).toHaveLength(1);
    expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
    expect(await lastPaid()).toMatchObject({ refunded_amount: FEE });
  });

  test('that never comes is asked for, though another card was checked since', async () => {
    const paid = await subscribe('tok_never');
    await bank(paid.id, 'refund');
    const body = { payment_method: 'card', payment_token: 'tok_never_2' };
    expect((await run.payer.send('POST', '/api/change_payment_method', body)).status).toBe(201);
    await passDays(run.accounts, 40);
    expect((await payments()).map(({ purpose }) => purpose)).not.toContain('renewal');
    expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
  });

  test('of a refund that comes before the payment was known here starts and ends it', async () => {
    await subscribe('tok_late').catch(() => undefined);
    const [begun] = await payments();
    expect(begun).toMatchObject({ status: 'pending' });
    await bank(begun?.id ?? '', 'refund');
    run.accounts.clock.advance(31_000);
    await run.accounts.runJobs();
    expect(await lastPaid()).toMatchObject({ refunded_amount: FEE });
    expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
  });

  test('about the payment of a purged person is booked without them', async () => {
    const paid = await subscribe();
    await run.accounts.database.queries.deleteFrom('viewers').where('id', '=', run.payer.id).execute();
    await heard(paid.id, 'open_dispute');
    await heard(paid.id, 'lose_dispute');
    const entries = run.accounts.database.queries.selectFrom('ledger').select('kind');
    expect(await entries.where('payment_id', '=', paid.id).orderBy('number').execute()).toEqual([
      { kind: 'charge' },
      { kind: 'dispute' },
    ]);
  });
});
