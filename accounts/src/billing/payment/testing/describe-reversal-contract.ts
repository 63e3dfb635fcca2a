import { randomUUID } from 'node:crypto';

import { paymentRequest } from './payment-request';
import type { ProviderHarness } from './provider-harness';
import { succeeded } from './succeeded';

/** Contract tests about money that goes back, for the harness of the current test. */
export const describeReversalContract = (harness: () => ProviderHarness): void => {
  const payments = () => harness().accounts.payments;
  const pay = async () => {
    const request = paymentRequest({ token: harness().tokens.good });
    const { providerRef } = succeeded(await payments().pay(request));
    return { paymentId: request.paymentId, providerRef };
  };

  test('money goes back once per id, and never more than was taken', async () => {
    const { providerRef } = await pay();
    const refund = { refundId: randomUUID(), providerRef, amountMinor: 1000, currency: 'AED' };
    const first = await payments().refund(refund);
    expect(await payments().refund(refund)).toEqual(first);
    await expect(payments().refund({ ...refund, refundId: randomUUID() })).rejects.toThrow();
  });

  describe('what is taken back of a payment', () => {
    test('refunds at the provider are told, in parts, and those that failed', async () => {
      const { paymentId, providerRef } = await pay();
      await harness().bank(providerRef, 'refund', 500);
      await harness().bank(providerRef, 'refund', 1000);
      const { refunds } = await payments().reversalsOf(providerRef);
      const part = { currency: 'AED', refundId: null, failed: false };
      expect(refunds).toHaveLength(2);
      expect(refunds).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ ...part, amountMinor: 500 }),
          expect.objectContaining({ ...part, amountMinor: 1000 }),
        ]),
      );
      expect(await payments().outcomeOf(paymentId)).toMatchObject({ state: 'reversed', providerRef });
      await harness().bank(providerRef, 'fail_refund');
      const now = await payments().reversalsOf(providerRef);
      expect(now.refunds.some(({ failed }) => failed)).toBe(true);
    });

    test('our own refund is told with our id', async () => {
      const { providerRef } = await pay();
      const refund = { refundId: randomUUID(), providerRef, amountMinor: 1500, currency: 'AED' };
      const made = await payments().refund(refund);
      expect((await payments().reversalsOf(providerRef)).refunds).toEqual([
        {
          ...{ refundId: refund.refundId, providerRef: made.providerRef },
          ...{ amountMinor: 1500, currency: 'AED', failed: false },
        },
      ]);
    });

    test('a refund that somebody made at the provider is not made again', async () => {
      const { providerRef } = await pay();
      await harness().bank(providerRef, 'refund', 1500);
      const [made] = (await payments().reversalsOf(providerRef)).refunds;
      const asked = { refundId: randomUUID(), providerRef, amountMinor: 1500, currency: 'AED' };
      expect(await payments().refund(asked)).toEqual({ providerRef: made?.providerRef });
    });

    test.each([
      ['win_dispute', 'won', [-1500, 1500]],
      ['lose_dispute', 'lost', [-1500]],
    ] as const)('a dispute takes the money, and %s decides', async (act, state, moved) => {
      const { paymentId, providerRef } = await pay();
      await harness().bank(providerRef, 'open_dispute');
      const [open] = (await payments().reversalsOf(providerRef)).disputes;
      expect(open).toMatchObject({ state: 'open', amountMinor: 1500, currency: 'AED' });
      await harness().bank(providerRef, act);
      const [closed] = (await payments().reversalsOf(providerRef)).disputes;
      expect(closed).toMatchObject({ state, providerRef: open?.providerRef });
      expect(closed?.movements.map(({ amountMinor }) => amountMinor)).toEqual(moved);
      expect(closed?.movements[0]?.ref).toBe(open?.movements[0]?.ref);
      expect((await payments().outcomeOf(paymentId))?.state).toBe('reversed');
    });

    test('a fraud warning moves nothing: the payment stands', async () => {
      const { paymentId, providerRef } = await pay();
      await harness().bank(providerRef, 'warn_of_fraud');
      expect((await payments().reversalsOf(providerRef)).fraudWarnings).toHaveLength(1);
      expect((await payments().outcomeOf(paymentId))?.state).toBe('succeeded');
    });

    test('an event about it names the payment by the reference of the provider', async () => {
      const { paymentId, providerRef } = await pay();
      const { body, headers } = await harness().news(providerRef, 'evt_news');
      const event = await payments().readWebhook(Buffer.from(body), headers);
      expect(event).toEqual({ id: 'evt_news', providerRef });
      expect(await payments().paymentIdOf(providerRef)).toBe(paymentId);
      expect(await payments().paymentIdOf('pi_of_somebody_else')).toBeNull();
    });
  });
};
