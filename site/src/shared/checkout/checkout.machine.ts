import { assign, fromPromise, setup } from 'xstate';

import type { Order } from './order';

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
  order: Order | null;
  payment: BegunPayment | null;
  failures: readonly CheckoutFailure[];
}

const AWAY: readonly CheckoutFailure[] = [{ code: 'UPSTREAM_UNAVAILABLE', field: null }];

/**
 * Checkout state machine: choosing → sending → leaving for the provider's page, or failed, which allows a retry.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'ORDER'; order: Order } | { type: 'RETURNED' },
  },
  actors: {
    subscribe: fromPromise<CheckoutResult, Order>(() =>
      Promise.reject(new Error('the machine is used without a way to subscribe')),
    ),
  },
  actions: {
    keepOrder: assign({
      order: ({ context, event }) => (event.type === 'ORDER' ? event.order : context.order),
    }),
    leave: () => undefined,
  },
}).createMachine({
  id: 'checkout',
  initial: 'choosing',
  context: { order: null, payment: null, failures: [] },
  states: {
    choosing: { on: { ORDER: 'sending' } },
    sending: {
      entry: 'keepOrder',
      invoke: {
        src: 'subscribe',
        input: ({ context }) => {
          if (!context.order) throw new Error('nothing is ordered');
          return context.order;
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
              'failures' in event.output ? { failures: event.output.failures } : {},
            ),
          },
        ],
        onError: { target: 'failed', actions: assign({ failures: AWAY }) },
      },
    },
    leaving: {
      entry: 'leave',
      exit: assign({ order: null, payment: null }),
      on: { RETURNED: 'choosing' },
    },
    failed: { on: { ORDER: 'sending' } },
  },
});
