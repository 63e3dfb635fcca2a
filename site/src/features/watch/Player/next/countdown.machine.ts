import { assign, setup } from 'xstate';

import { COUNTDOWN_SECONDS } from './countdown-seconds';

const SECOND_MS = 1000;

/**
 * State machine between two videos. It counts down and goes to the next video, goes at once on `GO`, or stays on
 * `CANCEL`.
 */
export const countdownMachine = setup({
  types: {
    context: {} as { left: number },
    events: {} as { type: 'GO' } | { type: 'CANCEL' },
  },
  actions: { go: () => undefined },
  guards: { isLast: ({ context }) => context.left <= 1 },
  delays: { second: SECOND_MS },
}).createMachine({
  id: 'countdown',
  initial: 'counting',
  context: { left: COUNTDOWN_SECONDS },
  states: {
    counting: {
      after: {
        second: [
          { guard: 'isLast', target: 'gone' },
          {
            target: 'counting',
            reenter: true,
            actions: assign({ left: ({ context }) => context.left - 1 }),
          },
        ],
      },
      on: { GO: 'gone', CANCEL: 'cancelled' },
    },
    gone: { type: 'final', entry: 'go' },
    cancelled: { on: { GO: 'gone' } },
  },
});
