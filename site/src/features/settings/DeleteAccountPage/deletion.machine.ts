import { assign, fromPromise, setup } from 'xstate';

/** Proof for a deletion: a password, or a code for viewers who have no password. */
export interface DeletionValues {
  reason: string;
  password: string | null;
  code: string | null;
}

export interface DeletionFailure {
  code: string;
  field: string | null;
}

export type DeletionResult = { recoveryEndsAt: string } | { failures: readonly DeletionFailure[] };

interface Context {
  values: DeletionValues;
  failures: readonly DeletionFailure[];
  recoveryEndsAt: string | null;
}

const NOTHING: DeletionValues = { reason: '', password: null, code: null };
const AWAY: readonly DeletionFailure[] = [{ code: 'UPSTREAM_UNAVAILABLE', field: null }];

/**
 * State machine of the deletion: filling → confirming → deleting → deleted, or back to filling with the
 * failures. Nothing is sent before the confirmation, and only one request at a time.
 */
export const deletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'ASK'; values: DeletionValues } | { type: 'CONFIRM' } | { type: 'CANCEL' },
  },
  actors: {
    deleteAccount: fromPromise<DeletionResult, DeletionValues>(() =>
      Promise.reject(new Error('the machine is used without a way to delete')),
    ),
  },
}).createMachine({
  id: 'deletion',
  initial: 'filling',
  context: { values: NOTHING, failures: [], recoveryEndsAt: null },
  states: {
    filling: {
      on: {
        ASK: {
          target: 'confirming',
          actions: assign({ values: ({ event }) => event.values, failures: [] }),
        },
      },
    },
    confirming: { on: { CONFIRM: 'deleting', CANCEL: 'filling' } },
    deleting: {
      invoke: {
        src: 'deleteAccount',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: ({ event }) => 'recoveryEndsAt' in event.output,
            target: 'deleted',
            actions: assign(({ event }) =>
              'recoveryEndsAt' in event.output
                ? { recoveryEndsAt: event.output.recoveryEndsAt, values: NOTHING }
                : {},
            ),
          },
          {
            target: 'filling',
            actions: assign(({ event }) =>
              'failures' in event.output ? { failures: event.output.failures } : {},
            ),
          },
        ],
        onError: { target: 'filling', actions: assign({ failures: AWAY }) },
      },
    },
    deleted: { type: 'final' },
  },
});
