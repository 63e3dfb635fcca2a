import type { Locale } from '@sahra/schemas/constants';
import { assign, setup } from 'xstate';

import { passwordResetActors } from './password-reset-actors';
import type { Failure } from './password-reset-actors';
import { NO_PASSWORD_RESET } from './password-reset-progress';
import type { PasswordResetProgress } from './password-reset-progress';

/** Pages of the password reset in their order, and the final state. */
export const STEPS = ['email', 'code', 'password', 'done'] as const;
export type Step = (typeof STEPS)[number];

interface Context extends PasswordResetProgress {
  failures: readonly Failure[];
  /** Tries left after a wrong code. */
  triesLeft: number | null;
}

type Event =
  | { type: 'OPEN'; step: Step; journey: PasswordResetProgress }
  | { type: 'ASK'; email: string }
  | { type: 'CHECK'; code: string }
  | { type: 'RESEND' }
  | { type: 'SAVE'; password: string; passwordConfirmation: string };

/** Shown for any other failure on these pages (docs/product/rules.md R17). */
const BROKEN = { failures: [{ code: 'SOMETHING_WENT_WRONG', field: null }], triesLeft: null };

const UNTOLD = { failures: [], triesLeft: null };

/**
 * Returns true when a code was sent now or less than a minute ago. In the second case the server returns
 * `RATE_LIMITED` and the time to wait.
 */
const isOnItsWay = (failures: readonly Failure[], resendAt: number | null): boolean =>
  failures.length === 0 || (resendAt !== null && failures.every(({ code }) => code === 'RATE_LIMITED'));

/**
 * State machine of the password reset: address, code, new password. Each page opens it with the progress stored
 * in the tab and starts at the step that this progress allows. While a call is pending, nothing else is sent.
 */
export const passwordResetMachine = (locale: Locale) =>
  setup({
    types: { context: {} as Context, events: {} as Event, tags: {} as Step | 'busy' },
    actors: passwordResetActors(locale),
  }).createMachine({
    id: 'recovery',
    initial: 'opening',
    context: { ...NO_PASSWORD_RESET, failures: [], triesLeft: null },
    states: {
      opening: {
        on: {
          OPEN: [
            {
              guard: ({ event: { step, journey } }) => step === 'password' && journey.resetToken !== null,
              target: 'choosing',
              actions: assign(({ event }) => event.journey),
            },
            {
              guard: ({ event: { step, journey } }) => step !== 'email' && journey.resendAt > 0,
              target: 'entering',
              actions: assign(({ event }) => event.journey),
            },
            { target: 'asking', actions: assign(({ event }) => event.journey) },
          ],
        },
      },
      asking: {
        tags: 'email',
        on: {
          ASK: { target: 'sending', actions: assign(({ event }) => ({ ...UNTOLD, email: event.email })) },
        },
      },
      sending: {
        tags: ['email', 'busy'],
        invoke: {
          src: 'sendCode',
          input: ({ context }) => context.email,
          onDone: [
            {
              guard: ({ event: { output } }) => isOnItsWay(output.failures, output.resendAt),
              target: 'entering',
              actions: assign(({ event }) => ({ resendAt: event.output.resendAt ?? 0, resetToken: null })),
            },
            { target: 'asking', actions: assign(({ event }) => ({ failures: event.output.failures })) },
          ],
          onError: { target: 'asking', actions: assign(BROKEN) },
        },
      },
      entering: {
        tags: 'code',
        on: {
          CHECK: { target: 'checking', actions: assign(UNTOLD) },
          RESEND: { target: 'resending', actions: assign(UNTOLD) },
        },
      },
      checking: {
        tags: ['code', 'busy'],
        invoke: {
          src: 'checkCode',
          input: ({ context, event }) => ({
            email: context.email,
            code: event.type === 'CHECK' ? event.code : '',
          }),
          onDone: [
            {
              guard: ({ event }) => event.output.resetToken !== null,
              target: 'choosing',
              actions: assign(({ event }) => ({ resetToken: event.output.resetToken })),
            },
            {
              target: 'entering',
              actions: assign(({ event: { output } }) => ({
                failures: output.failures,
                triesLeft: output.triesLeft,
              })),
            },
          ],
          onError: { target: 'entering', actions: assign(BROKEN) },
        },
      },
      resending: {
        tags: ['code', 'busy'],
        invoke: {
          src: 'sendCode',
          input: ({ context }) => context.email,
          onDone: {
            target: 'entering',
            actions: assign(({ context, event: { output } }) => ({
              resendAt: output.resendAt ?? context.resendAt,
              failures: output.failures,
            })),
          },
          onError: { target: 'entering', actions: assign(BROKEN) },
        },
      },
      choosing: {
        tags: 'password',
        on: { SAVE: { target: 'saving', actions: assign(UNTOLD) } },
      },
      saving: {
        tags: ['password', 'busy'],
        invoke: {
          src: 'savePassword',
          input: ({ context, event }) => ({
            resetToken: context.resetToken ?? '',
            password: event.type === 'SAVE' ? event.password : '',
            passwordConfirmation: event.type === 'SAVE' ? event.passwordConfirmation : '',
          }),
          onDone: [
            { guard: ({ event }) => event.output.length === 0, target: 'done' },
            {
              guard: ({ event }) => event.output.some(({ field }) => field === 'resetToken'),
              target: 'asking',
              actions: assign({ resendAt: 0, resetToken: null, failures: ({ event }) => event.output }),
            },
            { target: 'choosing', actions: assign(({ event }) => ({ failures: event.output })) },
          ],
          onError: { target: 'choosing', actions: assign(BROKEN) },
        },
      },
      done: { tags: 'done' },
    },
  });
