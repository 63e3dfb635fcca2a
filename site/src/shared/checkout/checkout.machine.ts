import { assign, fromPromise, setup } from 'xstate';

import { newIdempotencyKey } from '../graph/new-idempotency-key';
import { isSameOrder } from './order';
import type { Order } from './order';

/**
 * One submit. The same idempotency key creates no second payment, so a lost response cannot cause a double charge.
 */
export interface Submit {
  order: Order;
  key: string;
}

interface BegunPayment {
  code: string;
  /** URL of the provider's page; null when no step is needed there. */
  redirectUrl: string | null;
}

interface CheckoutFailure {
  code: string;
  field: string | null;
}

export type CheckoutResult = { payment: BegunPayment } | { failures: readonly CheckoutFailure[] };

interface Context {
  submit: Submit | null;
  payment: BegunPayment | null;
  failures: readonly CheckoutFailure[];
}

const AWAY: readonly CheckoutFailure[] = [{ code: 'UPSTREAM_UNAVAILABLE', field: null }];

/**
 * Checkout state machine: choosing → sending → leaving for the provider's page, or failed, which allows a retry.
 * After a lost response the same order keeps its idempotency key.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'ORDER'; order: Order } | { type: 'RETURNED' },
  },
  actors: {
    subscribe: fromPromise<CheckoutResult, Submit>(() =>
      Promise.reject(new Error('the machine is used without a way to subscribe')),
    ),
  },
  actions: {
    submit: assign({
      submit: ({ context, event }, params: { key: () => string }) => {
        if (event.type !== 'ORDER') return context.submit;
        const lost = context.submit && isSameOrder(context.submit.order, event.order);
        return lost ? context.submit : { order: event.order, key: params.key() };
      },
    }),
    leave: () => undefined,
  },
}).createMachine({
  id: 'checkout',
  initial: 'choosing',
  context: { submit: null, payment: null, failures: [] },
  states: {
    choosing: { on: { ORDER: 'sending' } },
    sending: {
      entry: { type: 'submit', params: { key: newIdempotencyKey } },
      invoke: {
        src: 'subscribe',
        input: ({ context }) => {
          if (!context.submit) throw new Error('nothing is ordered');
          return context.submit;
        },
        onDone: [
          {
            guard: ({ event }) => 'payment' in event.output,
            target: 'leaving',
            actions: assign(({ event }) =>
              'payment' in event.output ? { payment: event.output.payment, failures: [] } : {},
            ),
          },
          {
            target: 'failed',
            actions: assign(({ event }) =>
              'failures' in event.output ? { failures: event.output.failures, submit: null } : {},
            ),
          },
        ],
        onError: { target: 'failed', actions: assign({ failures: AWAY }) },
      },
    },
    leaving: {
      entry: 'leave',
      exit: assign({ submit: null, payment: null }),
      on: { RETURNED: 'choosing' },
    },
    failed: { on: { ORDER: 'sending' } },
  },
});
