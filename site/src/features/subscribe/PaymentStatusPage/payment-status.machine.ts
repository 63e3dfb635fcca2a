import { assign, fromPromise, setup } from 'xstate';

import type { PaymentPurpose } from './payment-status.query.generated';
import { pollingDelay, MAX_TRIES } from './polling-delay';

export interface PolledPayment {
  /** Names the payment in the address. */
  code: string;
}

/** State of a payment; `UNKNOWN` means that the viewer has no such payment. */
export type PaymentStatusResult =
  | { status: 'SUCCEEDED' | 'FAILED'; purpose: PaymentPurpose }
  | { status: 'PENDING'; purpose: PaymentPurpose; redirectUrl: string | null }
  | { status: 'UNKNOWN' };

interface Context {
  code: string;
  /** Number of completed requests. */
  tries: number;
  /** Provider page that still waits for the viewer. */
  redirectUrl: string | null;
  /** True when the last request had no response. */
  away: boolean;
  /** Known from the first response on. */
  purpose: PaymentPurpose | null;
}

const purposeOf = (result: PaymentStatusResult): Partial<Context> =>
  'purpose' in result ? { purpose: result.purpose } : {};

/**
 * State machine that polls a payment. It waits with growing delays while the payment is pending or the graph
 * does not respond, and ends with the status from the graph. After the last try it waits for `LOOK`.
 */
export const paymentStatusMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'LOOK' },
    input: {} as PolledPayment,
  },
  actors: {
    ask: fromPromise<PaymentStatusResult, PolledPayment>(() =>
      Promise.reject(new Error('the machine is used without a way to ask')),
    ),
  },
  delays: { pause: ({ context }) => pollingDelay(context.tries) },
  guards: { maySpendATry: ({ context }) => context.tries < MAX_TRIES },
}).createMachine({
  id: 'payment-status',
  initial: 'asking',
  context: ({ input: { code } }) => ({ code, tries: 0, redirectUrl: null, away: false, purpose: null }),
  states: {
    asking: {
      invoke: {
        src: 'ask',
        input: ({ context: { code } }) => ({ code }),
        onDone: [
          {
            guard: ({ event }) => event.output.status === 'SUCCEEDED',
            target: 'succeeded',
            actions: assign(({ event: { output } }) => purposeOf(output)),
          },
          {
            guard: ({ event }) => event.output.status === 'FAILED',
            target: 'failed',
            actions: assign(({ event: { output } }) => purposeOf(output)),
          },
          { guard: ({ event }) => event.output.status === 'UNKNOWN', target: 'unknown' },
          {
            target: 'resting',
            actions: assign(({ context, event: { output } }) => ({
              ...purposeOf(output),
              tries: context.tries + 1,
              away: false,
              redirectUrl: output.status === 'PENDING' ? output.redirectUrl : null,
            })),
          },
        ],
        onError: {
          target: 'resting',
          actions: assign(({ context }) => ({ tries: context.tries + 1, away: true })),
        },
      },
    },
    resting: {
      after: { pause: { guard: 'maySpendATry', target: 'asking' } },
      on: { LOOK: 'asking' },
    },
    succeeded: { type: 'final' },
    failed: { type: 'final' },
    unknown: { type: 'final' },
  },
});
