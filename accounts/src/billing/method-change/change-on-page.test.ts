import { checkLedger } from '../ledger/check-ledger';
import { startSandboxHarness } from '../payment/providers/sandbox/testing/sandbox-harness';
import { startStripeHarness } from '../payment/providers/stripe/testing/stripe-harness';
import type { ProviderHarness } from '../payment/testing/provider-harness';
import { forgetTrialCards } from '../../testing/forget-trial-cards';
import { signedIn } from '../../testing/signed-in';
import type { SignedIn } from '../../testing/signed-in';

interface Payment {
  id: string;
  status: string;
  redirect_url: string | null;
}

interface Subscription {
  card: { last4: string } | null;
}

describe.each([
  ['sandbox', startSandboxHarness],
  ['stripe', startStripeHarness],
] as const)('on the page of the %s', (provider, start) => {
  let harness: ProviderHarness;
  let viewer: SignedIn;
  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.stop());
  beforeEach(async () => {
    await forgetTrialCards(harness.accounts);
    viewer = await signedIn(harness.accounts);
    await viewer.send('POST', '/api/subscribe', {
      plan_id: 'month-with-ads',
      payment_method: 'card',
      payment_token: harness.tokens.good,
    });
  });
  afterEach(async () => {
    await harness.accounts.runJobs();
    expect(await checkLedger(harness.accounts.database.queries)).toEqual([]);
  });

  const change = async (body: object = {}) => {
    const order = { payment_method: 'card', ...body };
    const answer = await viewer.send('POST', '/api/change_payment_method', order);
    return (await answer.json()) as { payment: Payment };
  };
  const last4 = async () => {
    const answer = await viewer.send('GET', '/api/subscription');
    return ((await answer.json()) as { data: Subscription }).data.card?.last4;
  };
  const statusOf = async ({ id }: Payment) => {
    const answer = await viewer.send('GET', `/api/payment_status?id=${id}`);
    return ((await answer.json()) as { data: Payment }).data.status;
  };
  const webhook = async ({ id }: Payment, event: string) => {
    const { body, headers } = await harness.webhook(id, event);
    const address = new URL(`/api/payment_webhook/${provider}`, harness.accounts.url);
    return fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  };

  test('a new card is used once the webhook comes, however often it comes', async () => {
    const { payment } = await change();
    await harness.payOnPage(payment.redirect_url ?? '', 'declinedLater');
    for (const event of ['evt_1', 'evt_1', 'evt_2']) expect((await webhook(payment, event)).status).toBe(200);
    expect(await last4()).toBe('0341');
    const { rows } = await harness.accounts.database.pool.query<{ mails: number }>(
      "select count(*)::int as mails from jobs where kind = 'mail' and key like 'payment-method-changed %'",
    );
    expect(rows).toEqual([{ mails: 1 }]);
  });

  test('a declined card leaves the old one in force, and the page takes another', async () => {
    const { payment } = await change();
    await harness.payOnPage(payment.redirect_url ?? '', 'declined');
    expect([await statusOf(payment), await last4()]).toEqual(['pending', '4242']);
    await harness.payOnPage(payment.redirect_url ?? '', 'declinedLater');
    expect([await statusOf(payment), await last4()]).toEqual(['succeeded', '0341']);
  });

  test.each([
    [true, 'succeeded'],
    [false, 'failed'],
  ] as const)('the 3-D step decides: %p', async (confirmed, status) => {
    const before = await last4();
    const { payment } = await change({ payment_token: harness.tokens.challenge });
    expect(await last4()).toBe(before);
    await harness.answerChallenge(payment.redirect_url ?? '', confirmed);
    expect(await statusOf(payment)).toBe(status);
    expect((await last4()) === before).toBe(!confirmed);
  });

  test('who leaves the page keeps the old card', async () => {
    const { payment } = await change();
    await harness.leavePage(payment.redirect_url ?? '');
    expect([await statusOf(payment), await last4()]).toEqual(['failed', '4242']);
  });
});
