import { assign, fromPromise, setup } from 'xstate';

import type { SessionStateFragment } from '../../../shared/auth/session.fragment.generated';

export interface RegistrationValues {
  name: string;
  email: string;
  password: string;
  referralCode: string;
  termsAccepted: boolean;
}

export interface RegistrationFailure {
  code: string;
  field: string | null;
}

export type RegistrationResult =
  | { session: SessionStateFragment }
  | { failures: readonly RegistrationFailure[] };

interface Context {
  failures: readonly RegistrationFailure[];
  session: SessionStateFragment | null;
}

const AWAY: readonly RegistrationFailure[] = [{ code: 'UPSTREAM_UNAVAILABLE', field: null }];

/**
 * State machine of the registration: editing → submitting → done, or failed, from where it can be sent again.
 * While a request is pending, no second one is sent.
 */
export const registrationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'SUBMIT'; values: RegistrationValues } | { type: 'EDIT' },
  },
  actors: {
    register: fromPromise<RegistrationResult, RegistrationValues>(() =>
      Promise.reject(new Error('the machine is used without a way to register')),
    ),
  },
}).createMachine({
  id: 'registration',
  initial: 'editing',
  context: { failures: [], session: null },
  states: {
    editing: { on: { SUBMIT: 'submitting' } },
    submitting: {
      invoke: {
        src: 'register',
        input: ({ event }) => {
          if (event.type !== 'SUBMIT') throw new Error(`nothing to register with in ${event.type}`);
          return event.values;
        },
        onDone: [
          {
            guard: ({ event }) => 'session' in event.output,
            target: 'done',
            actions: assign(({ event }) =>
              'session' in event.output ? { session: event.output.session, failures: [] } : {},
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
    failed: {
      on: { SUBMIT: 'submitting', EDIT: { target: 'editing', actions: assign({ failures: [] }) } },
    },
    done: { type: 'final' },
  },
});
