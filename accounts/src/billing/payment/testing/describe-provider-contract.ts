import { randomUUID } from 'node:crypto';

import { MINUTE_MS } from '../../../platform/time/durations';
import type { PaymentOutcome } from '../payment-provider';
import { paymentRequest } from './payment-request';
import type { ProviderHarness, TestCard } from './provider-harness';

const pageOf = (outcome: PaymentOutcome): string => {
  if (outcome.state !== 'pending' || outcome.redirectUrl === null) throw new Error('There is no page.');
  return outcome.redirectUrl;
};
const succeeded = (outcome: PaymentOutcome | null) => {
  if (outcome?.state !== 'succeeded') throw new Error(`It is ${outcome?.state ?? 'unknown'}.`);
  return outcome;
};

/** Contract tests that every PaymentProvider must pass. */
export const describeProviderContract = (start: () => Promise<ProviderHarness>): void => {
  let harness: ProviderHarness;
  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.stop());
  const payments = () => harness.accounts.payments;
  const payWith = (card: TestCard, request = paymentRequest()) =>
    payments().pay({ ...request, token: harness.tokens[card] });

  describe('on the hosted page', () => {
    test('a payment waits for its viewer, and succeeds once they have paid', async () => {
      const request = paymentRequest();
      const begun = await payments().pay(request);
      expect(await payments().outcomeOf(request.paymentId)).toEqual(begun);
      await harness.payOnPage(pageOf(begun), 'good');
      const paid = succeeded(await payments().outcomeOf(request.paymentId));
      expect(paid.method).toMatchObject({ brand: 'visa', last4: '4242' });
      expect([paid.providerRef, paid.method.ref].map((text) => text.length > 8)).toEqual([true, true]);
    });

    test('a refused card leaves room for another one', async () => {
      const request = paymentRequest();
      const page = pageOf(await payments().pay(request));
      await harness.payOnPage(page, 'declined');
      expect(await payments().outcomeOf(request.paymentId)).toEqual({ state: 'pending', redirectUrl: page });
      await harness.payOnPage(page, 'good');
      expect((await payments().outcomeOf(request.paymentId))?.state).toBe('succeeded');
    });

    test('who leaves has abandoned it, or was declined before', async () => {
      const [left, declined] = [paymentRequest(), paymentRequest()];
      await harness.leavePage(pageOf(await payments().pay(left)));
      expect(await payments().outcomeOf(left.paymentId)).toEqual({ state: 'failed', reason: 'ABANDONED' });
      const page = pageOf(await payments().pay(declined));
      await harness.payOnPage(page, 'insufficientFunds');
      await harness.leavePage(page);
      const reason = 'INSUFFICIENT_FUNDS';
      expect(await payments().outcomeOf(declined.paymentId)).toEqual({ state: 'failed', reason });
    });
  });

  describe('with a token', () => {
    test.each([
      ['declined', 'DECLINED'],
      ['insufficientFunds', 'INSUFFICIENT_FUNDS'],
      ['expired', 'CARD_EXPIRED'],
    ] as const)('a card that is %s fails as %s, and stays so', async (card, reason) => {
      const request = paymentRequest();
      expect(await payWith(card, request)).toEqual({ state: 'failed', reason });
      expect(await payments().outcomeOf(request.paymentId)).toEqual({ state: 'failed', reason });
    });

    test.each([
      [true, { state: 'succeeded' }],
      [false, { state: 'failed', reason: 'AUTHENTICATION_FAILED' }],
    ] as const)('the 3-D step decides: %p', async (confirmed, outcome) => {
      const request = paymentRequest();
      await harness.answerChallenge(pageOf(await payWith('challenge', request)), confirmed);
      expect(await payments().outcomeOf(request.paymentId)).toMatchObject(outcome);
    });

    test('one id is one payment, however often and at whatever moment it is asked', async () => {
      const request = paymentRequest();
      const answers = await Promise.all(Array.from({ length: 5 }, () => payWith('good', request)));
      answers.push(await payWith('good', request));
      expect(new Set(answers.map((answer) => succeeded(answer).providerRef)).size).toBe(1);
    });
  });

  describe('while nobody is there', () => {
    const chargeOf = (methodRef: string) => ({
      ...{ paymentId: randomUUID(), amountMinor: 1500, currency: 'AED', description: 'Renewal', methodRef },
    });

    test('what was kept is charged, once per id', async () => {
      const charge = chargeOf(succeeded(await payWith('good')).method.ref);
      const first = succeeded(await payments().charge(charge));
      expect(succeeded(await payments().charge(charge)).providerRef).toBe(first.providerRef);
      expect(succeeded(await payments().outcomeOf(charge.paymentId)).method.ref).toBe(charge.methodRef);
    });

    test('a card that has died since is declined', async () => {
      const charge = chargeOf(succeeded(await payWith('declinedLater')).method.ref);
      const declined = { state: 'failed', reason: 'DECLINED' };
      expect(await payments().charge(charge)).toEqual(declined);
      expect(await payments().outcomeOf(charge.paymentId)).toEqual(declined);
    });
  });

  describe('a payment that is cancelled', () => {
    const failed = { state: 'failed' };

    test('is over on its page, and stays so when it is cancelled again', async () => {
      const request = paymentRequest();
      const page = pageOf(await payments().pay(request));
      expect(await payments().cancel(request.paymentId)).toEqual({ state: 'failed', reason: 'ABANDONED' });
      await expect(harness.payOnPage(page, 'good')).rejects.toThrow();
      expect(await payments().cancel(request.paymentId)).toMatchObject(failed);
      expect(await payments().outcomeOf(request.paymentId)).toMatchObject(failed);
    });

    test('is over in the 3-D step', async () => {
      const request = paymentRequest();
      await payWith('challenge', request);
      expect(await payments().cancel(request.paymentId)).toMatchObject(failed);
      expect(await payments().outcomeOf(request.paymentId)).toMatchObject(failed);
    });

    test('stays paid when it was paid meanwhile, and unknown when it was never begun', async () => {
      const request = paymentRequest();
      const paid = await payWith('good', request);
      expect(await payments().cancel(request.paymentId)).toEqual(paid);
      expect(await payments().cancel(randomUUID())).toBeNull();
    });
  });

  test('a method that was deleted is not charged any more, and may be deleted again', async () => {
    const { ref: methodRef } = succeeded(await payWith('good')).method;
    await payments().deleteMethod(methodRef);
    await payments().deleteMethod(methodRef);
    const charge = { paymentId: randomUUID(), amountMinor: 1500, currency: 'AED', description: 'Renewal' };
    const state = await payments()
      .charge({ ...charge, methodRef })
      .then(
        (outcome) => outcome.state,
        () => 'refused',
      );
    expect(state).not.toBe('succeeded');
  });

  test('money goes back once per id, and never more than was taken', async () => {
    const { providerRef } = succeeded(await payWith('good'));
    const refund = { refundId: randomUUID(), providerRef, amountMinor: 1000, currency: 'AED' };
    const first = await payments().refund(refund);
    expect(await payments().refund(refund)).toEqual(first);
    await expect(payments().refund({ ...refund, refundId: randomUUID() })).rejects.toThrow();
  });

  describe('what is taken back of a payment', () => {
    const pay = async () => {
      const request = paymentRequest();
      const { providerRef } = succeeded(await payWith('good', request));
      return { paymentId: request.paymentId, providerRef };
    };

    test('refunds at the provider are told, in parts, and those that failed', async () => {
      const { paymentId, providerRef } = await pay();
      await harness.bank(providerRef, 'refund', 500);
      await harness.bank(providerRef, 'refund', 1000);
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
      await harness.bank(providerRef, 'fail_refund');
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
      await harness.bank(providerRef, 'refund', 1500);
      const [made] = (await payments().reversalsOf(providerRef)).refunds;
      const asked = { refundId: randomUUID(), providerRef, amountMinor: 1500, currency: 'AED' };
      expect(await payments().refund(asked)).toEqual({ providerRef: made?.providerRef });
    });

    test.each([
      ['win_dispute', 'won', [-1500, 1500]],
      ['lose_dispute', 'lost', [-1500]],
    ] as const)('a dispute takes the money, and %s decides', async (act, state, moved) => {
      const { paymentId, providerRef } = await pay();
      await harness.bank(providerRef, 'open_dispute');
      const [open] = (await payments().reversalsOf(providerRef)).disputes;
      expect(open).toMatchObject({ state: 'open', amountMinor: 1500, currency: 'AED' });
      await harness.bank(providerRef, act);
      const [closed] = (await payments().reversalsOf(providerRef)).disputes;
      expect(closed).toMatchObject({ state, providerRef: open?.providerRef });
      expect(closed?.movements.map(({ amountMinor }) => amountMinor)).toEqual(moved);
      expect(closed?.movements[0]?.ref).toBe(open?.movements[0]?.ref);
      expect((await payments().outcomeOf(paymentId))?.state).toBe('reversed');
    });

    test('a fraud warning moves nothing: the payment stands', async () => {
      const { paymentId, providerRef } = await pay();
      await harness.bank(providerRef, 'warn_of_fraud');
      expect((await payments().reversalsOf(providerRef)).fraudWarnings).toHaveLength(1);
      expect((await payments().outcomeOf(paymentId))?.state).toBe('succeeded');
    });

    test('an event about it names the payment by the reference of the provider', async () => {
      const { paymentId, providerRef } = await pay();
      const { body, headers } = await harness.news(providerRef, 'evt_news');
      const event = await payments().readWebhook(Buffer.from(body), headers);
      expect(event).toEqual({ id: 'evt_news', providerRef });
      expect(await payments().paymentIdOf(providerRef)).toBe(paymentId);
      expect(await payments().paymentIdOf('pi_of_somebody_else')).toBeNull();
    });
  });

  test('a stored card is read with its date, and is gone once it was deleted', async () => {
    const { ref } = succeeded(await payWith('good')).method;
    expect(await payments().readMethod(ref)).toMatchObject({ ref, brand: 'visa', last4: '4242' });
    expect((await payments().readMethod(ref))?.expires).toMatch(/^20\d\d-\d\d$/);
    expect(await payments().readMethod('cus_0/pm_0')).toBeNull();
  });

  test('a payment that was never begun is not known', async () => {
    expect(await payments().outcomeOf(randomUUID())).toBeNull();
  });

  test('a webhook is read when it is signed and fresh, and no other', async () => {
    const request = paymentRequest();
    await payWith('good', request);
    const { body, headers } = await harness.webhook(request.paymentId, 'evt_contract');
    const read = (text: string, given = headers) => payments().readWebhook(Buffer.from(text), given);
    expect(await read(body)).toEqual({ id: 'evt_contract', paymentId: request.paymentId });
    const refused = { status: 400, code: 'SIGNATURE_INVALID' };
    await expect(read(body.replace('evt_contract', 'evt_forged'))).rejects.toMatchObject(refused);
    await expect(read(body, {})).rejects.toMatchObject(refused);
    harness.accounts.clock.advance(6 * MINUTE_MS);
    await expect(read(body)).rejects.toMatchObject(refused);
  });
};
