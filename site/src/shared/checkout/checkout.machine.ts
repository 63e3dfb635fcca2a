import { assign, fromPromise, setup } from 'xstate';

import { isSameOrder } from './order';
import type { Order } from './order';

/** A key that no other submit has. Made of random bytes: `randomUUID` is missing on pages without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** One press: the same key again is the same payment, so that nobody pays twice for a lost answer. */
export interface Submit {
  order: Order;
  key: string;
}

interface BegunPayment {
  id: string;
  /** Page of the provider; null when nothing is to be done there. */
  redirectUrl: string | null;
}

interface CheckoutFailure {
  code: string;
  field: string | null;
}

export type CheckoutAnswer = { payment: BegunPayment } | { failures: readonly CheckoutFailure[] };

interface Context {
  submit: Submit | null;
  payment: BegunPayment | null;
  failures: readonly CheckoutFailure[];
}

const AWAY: readonly CheckoutFailure[] = [{ code: 'UPSTREAM_UNAVAILABLE', field: null }];

/** Ordering: choosing → sending → leaving for the provider's page, or failed, from where it can be sent again. An order whose answer was lost keeps its key until it is another order. */
export const checkoutMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'ORDER'; order: Order } | { type: 'RETURNED' },
  },
  actors: {
    subscribe: fromPromise<CheckoutAnswer, Submit>(() =>
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
      entry: { type: 'submit', params: { key: newKey } },
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
