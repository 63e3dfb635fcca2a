import { randomUUID } from 'node:crypto';

import { messageOf } from '@sahra/schemas/messages';

import { signedIn } from '../../testing/signed-in';
import { startSandboxHarness } from '../payment/providers/sandbox/testing/sandbox-harness';
import { startStripeHarness } from '../payment/providers/stripe/testing/stripe-harness';
import { paymentRequest } from '../payment/testing/payment-request';
import type { ProviderHarness } from '../payment/testing/provider-harness';

describe.each([
  ['sandbox', startSandboxHarness],
  ['stripe', startStripeHarness],
] as const)('webhooks of the %s', (provider, start) => {
  let harness: ProviderHarness;
  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.stop());

  /** A payment created here and at the provider, whose outcome is not known here yet. */
  const begun = async (card: 'good' | 'declined') => {
    const { id: viewerId } = await signedIn(harness.accounts);
    const { queries } = harness.accounts.database;
    const paymentId = randomUUID();
    const plan = await queries.selectFrom('plans').selectAll().executeTakeFirstOrThrow();
    const viewer = queries.selectFrom('viewers').select('ledger_account').where('id', '=', viewerId);
    await queries
      .insertInto('payments')
      .values({
        ...{ id: paymentId, viewer_id: viewerId, purpose: 'first', status: 'pending', provider },
        ...{ account: (await viewer.executeTakeFirstOrThrow()).ledger_account, plan_id: plan.id },
        ...{ amount_minor: plan.price_minor, price_minor: plan.price_minor, currency: plan.currency },
        ...{ payment_method: 'card', locale: 'ar', created_at: harness.accounts.clock.now() },
      })
      .execute();
    await harness.accounts.payments.pay(
      paymentRequest({
        ...{ paymentId, amountMinor: plan.price_minor, currency: plan.currency },
        token: harness.tokens[card],
      }),
    );
    return paymentId;
  };
  const post = async (paymentId: string, id: string, changed: { body?: string; to?: string } = {}) => {
    const { body, headers } = await harness.webhook(paymentId, id);
    const path = `/api/payment_webhook/${changed.to ?? provider}`;
    return fetch(new URL(path, harness.accounts.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-localization': 'en', ...headers },
      body: changed.body ?? body,
    });
  };
  const paymentOf = (id: string) =>
    harness.accounts.database.queries
      .selectFrom('payments')
      .select(['status', 'reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const chargesOf = async (id: string) =>
    (
      await harness.accounts.database.queries
        .selectFrom('ledger')
        .select('kind')
        .where('payment_id', '=', id)
        .execute()
    ).map(({ kind }) => kind);

  test('settle a payment once, however often and in whatever number they come', async () => {
    const id = await begun('good');
    const event = `evt_${randomUUID()}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(id, event)));
    answers.push(await post(id, `${event}_later`));
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    expect(await paymentOf(id)).toMatchObject({ status: 'succeeded' });
    expect(await chargesOf(id)).toEqual(['charge']);
  });

  test('say nothing that is believed: the provider is asked what is the case', async () => {
    const id = await begun('declined');
    // Both harnesses sign an event of a success.
    expect((await post(id, `evt_${randomUUID()}`)).status).toBe(200);
    expect(await paymentOf(id)).toEqual({ status: 'failed', reason: 'DECLINED' });
    expect(await chargesOf(id)).toEqual([]);
  });

  test('about what is not known here are taken and remembered', async () => {
    for (const strange of [randomUUID(), 'order-17']) {
      expect((await post(strange, `evt_${strange}`)).status).toBe(200);
      const seen = harness.accounts.database.queries.selectFrom('webhook_events').select('payment_id');
      expect(await seen.where('id', '=', `evt_${strange}`).execute()).toEqual([{ payment_id: strange }]);
    }
  });

  test('that nobody signed, of another provider, or too long are refused', async () => {
    const id = await begun('good');
    const forged = await post(id, 'evt_1', { body: `{"id":"evt_1","data":{"payment_id":"${id}"}}` });
    expect(forged.status).toBe(400);
    const message = messageOf('SIGNATURE_INVALID', 'en');
    expect(await forged.json()).toEqual({ code: 'SIGNATURE_INVALID', message });
    expect((await post(id, 'evt_2', { body: '' })).status).toBe(400);
    expect((await post(id, 'evt_3', { to: 'paypal' })).status).toBe(404);
    expect((await post(id, 'evt_4', { body: 'x'.repeat(512 * 1024 + 1) })).status).toBe(413);
    expect(await paymentOf(id)).toMatchObject({ status: 'pending' });
  });
});
