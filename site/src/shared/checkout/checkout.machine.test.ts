/** @jest-environment node */
import { createActor, fromPromise, waitFor } from 'xstate';

import { checkoutMachine } from './checkout.machine';
import type { CheckoutResult } from './checkout.machine';
import type { Order } from './order';

const ORDER: Order = { planId: 'id-of-year', planCode: 'year', paymentMethod: 'CARD', promoCode: null };
const BEGUN: CheckoutResult = { payment: { code: 'p-1', redirectUrl: 'https://pay.example/p-1' } };
const REFUSED: CheckoutResult = { failures: [{ code: 'DECLINED', field: null }] };

const started = (answers: (CheckoutResult | 'lost')[]) => {
  const submits: Order[] = [];
  const leave = jest.fn();
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        subscribe: fromPromise<CheckoutResult, Order>(({ input }) => {
          submits.push(input);
          const answer = answers.shift() ?? 'lost';
          return answer === 'lost' ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(answer);
        }),
      },
      actions: { leave },
    }),
  ).start();
  const order = async (changes: Partial<Order> = {}) => {
    actor.send({ type: 'ORDER', order: { ...ORDER, ...changes } });
    return waitFor(actor, (state) => state.matches('leaving') || state.matches('failed'));
  };
  return { actor, submits, leave, order };
};

test('an order leaves for the page of its payment, once', async () => {
  const { actor, submits, leave, order } = started([BEGUN]);
  actor.send({ type: 'ORDER', order: ORDER });
  const { context } = await order();
  expect(submits).toHaveLength(1);
  expect(submits[0]).toEqual(ORDER);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(context.payment).toEqual({ code: 'p-1', redirectUrl: 'https://pay.example/p-1' });
});

test('who comes back from the page of the provider orders again', async () => {
  const { actor, submits, order } = started([BEGUN, BEGUN]);
  await order();
  actor.send({ type: 'RETURNED' });
  expect(actor.getSnapshot().value).toBe('choosing');
  expect((await order()).value).toBe('leaving');
  expect(submits).toHaveLength(2);
});

test('an order whose answer was lost says so and can be sent again', async () => {
  const { order } = started(['lost', BEGUN]);
  expect((await order()).context.failures).toEqual([{ code: 'UPSTREAM_UNAVAILABLE', field: null }]);
  expect((await order()).value).toBe('leaving');
});

test('an order that was refused can be sent again', async () => {
  const { order } = started([REFUSED, BEGUN]);
  expect((await order()).context.failures).toEqual([{ code: 'DECLINED', field: null }]);
  expect((await order()).value).toBe('leaving');
});
