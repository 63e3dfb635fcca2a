import { passDays } from '../../testing/payer';
import { FEE, reversalTests } from './testing/reversal-tests';

const run = reversalTests();
const { subscribe, heard, payments, receipts, lastPaid, ledger, mails, cases } = run;

describe('a dispute', () => {
  test('that is open keeps the access and holds the renewal; a won one lets it go on', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'open_dispute');
    const held = await run.payer.subscription();
    expect(held).toMatchObject({ status: 'active', renewal_hold: 'dispute', next_payment_date: null });
    expect(await lastPaid()).toMatchObject({ dispute: 'open', refunded_amount: 0 });
    expect(await ledger()).toEqual([
      ['charge', FEE],
      ['dispute', -FEE],
    ]);
    await passDays(run.accounts, 33);
    expect(await payments()).toHaveLength(1);
    expect(await run.payer.subscription()).toMatchObject({ status: 'active', ends_at: held.ends_at });
    await heard(paid.id, 'win_dispute');
    await run.accounts.runJobs();
    expect(await run.payer.subscription()).toMatchObject({ status: 'active', renewal_hold: null });
    expect(await payments()).toHaveLength(2);
    expect(await receipts()).toMatchObject([{ dispute: null }, { dispute: 'won' }]);
    expect(await cases()).toEqual([
      expect.stringMatching(/^The bank disputes .* The viewer keeps their access/),
      expect.stringMatching(/decided for us\. The subscription goes on/),
    ]);
  });

  test.each([
    ['renews', []],
    ['was cancelled', ['/api/cancel_subscription']],
  ])(
    'that is won within the period of a subscription that %s changes nothing before its end',
    async (_what, steps) => {
      const paid = await subscribe();
      const { ends_at, status, ...before } = await run.payer.subscription();
      for (const step of steps) await run.payer.send('POST', step);
      await heard(paid.id, 'open_dispute');
      await heard(paid.id, 'win_dispute');
      expect(await payments()).toHaveLength(1);
      const { next_payment_date } = await run.payer.subscription();
      expect(next_payment_date).toBe(steps.length === 0 ? before.next_payment_date : null);
      expect((await run.payer.subscription()).status).toBe(steps.length === 0 ? status : 'cancelled');
      expect(ends_at).toBeNull();
    },
  );

  test('that is lost ends the subscription, and nothing is charged any more', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'open_dispute');
    await heard(paid.id, 'lose_dispute');
    expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
    expect(await receipts()).toMatchObject([{ dispute: 'lost' }]);
    expect(mails().filter((mail) => mail === 'payment-disputed')).toHaveLength(2);
    expect((await cases()).at(-1)).toMatch(/is lost\. The subscription has ended/);
    await passDays(run.accounts, 40);
    expect(await payments()).toHaveLength(1);
  });

  test('that is not decided by the end of the grace ends it unpaid', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'open_dispute');
    await passDays(run.accounts, 41);
    expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
    expect(await payments()).toHaveLength(1);
    await heard(paid.id, 'win_dispute');
    expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
  });

  test('about an earlier payment holds and ends it too: the card holder does not want to pay', async () => {
    const paid = await subscribe();
    await passDays(run.accounts, 33);
    await heard(paid.id, 'open_dispute');
    expect(await run.payer.subscription()).toMatchObject({ renewal_hold: 'dispute' });
    await heard(paid.id, 'lose_dispute');
    expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
  });

  test.each(['win_dispute', 'lose_dispute'] as const)(
    'about a subscription that had ended promises support nothing of it, whoever wins: %s',
    async (decision) => {
      const paid = await subscribe();
      await run.payer.send('POST', '/api/cancel_subscription');
      await passDays(run.accounts, 33);
      expect(await run.payer.subscription()).toMatchObject({ status: 'free' });
      await heard(paid.id, 'open_dispute');
      await heard(paid.id, decision);
      const told = await cases();
      expect(told).toHaveLength(2);
      for (const text of told) {
        expect(text).toContain('No subscription runs on this payment.');
        expect(text).not.toMatch(/keeps their access|goes on|has ended/);
      }
    },
  );

  test('refuses a change of plan, which would charge the card', async () => {
    const paid = await subscribe();
    await heard(paid.id, 'open_dispute');
    const change = await run.payer.send('POST', '/api/change_plan', { plan_id: 'month-without-ads' });
    expect([change.status, await change.json()]).toMatchObject([409, { code: 'PAYMENT_DISPUTED' }]);
  });
});
