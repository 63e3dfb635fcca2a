import { assign, fromPromise, setup } from 'xstate';

/** An unknown token stays invalid, so there is no retry. */
const WRONG_LINK = 'UNSUBSCRIBE_INVALID';

/**
 * State machine of unsubscribing: asking → ending → ended. A failure returns to asking and can be retried,
 * unless the link itself is invalid.
 */
export const unsubscribeMachine = setup({
  types: {
    context: {} as { token: string; failure: string | null },
    events: {} as { type: 'END' },
    input: {} as { token: string },
  },
  actors: {
    end: fromPromise<string | null, { token: string }>(() =>
      Promise.reject(new Error('the machine is used without a way to end')),
    ),
  },
}).createMachine({
  id: 'unsubscribe',
  initial: 'asking',
  context: ({ input: { token } }) => ({ token, failure: null }),
  states: {
    asking: { on: { END: 'ending' } },
    ending: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'end',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'ended' },
          { guard: ({ event }) => event.output === WRONG_LINK, target: 'wrongLink' },
          { target: 'asking', actions: assign(({ event }) => ({ failure: event.output })) },
        ],
        onError: { target: 'asking', actions: assign({ failure: 'SOMETHING_WENT_WRONG' }) },
      },
    },
    ended: { type: 'final' },
    wrongLink: { type: 'final' },
  },
});
