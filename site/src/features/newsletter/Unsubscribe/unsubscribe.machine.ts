import { assign, fromPromise, setup } from 'xstate';

/** A link that names nobody stays wrong however often it is tried. */
const WRONG_LINK = 'UNSUBSCRIBE_INVALID';

/** Leaving the newsletter: asking → ending → ended; what failed is told where it was asked and can be tried again, unless the link itself is wrong. */
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
