import { randomUUID } from 'node:crypto';

import { MINUTE_MS } from '../../../platform/time/durations';
import type { PaymentOutcome } from '../payment-provider';
import { describeReversalContract } from './describe-reversal-contract';
import { paymentRequest } from './payment-request';
import type { ProviderHarness, TestCard } from './provider-harness';
import { succeeded } from './succeeded';

const pageOf = (outcome: PaymentOutcome): string => {
  if (outcome.state !== 'pending' || outcome.redirectUrl === null) throw new Error('There is no page.');
  return outcome.redirectUrl;
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

  describeReversalContract(() => harness);

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
