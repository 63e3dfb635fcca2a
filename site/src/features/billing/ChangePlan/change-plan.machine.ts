import { assign, fromPromise, setup } from 'xstate';

import type { PreviewPlanChangeMutation } from './preview-plan-change.mutation.generated';

export type PlanChange = NonNullable<NonNullable<PreviewPlanChangeMutation['previewPlanChange']>['change']>;

export type PreviewPlanChangeResult = { change: PlanChange } | { failure: string };
/** Result of the change: an error code, or null on success. */
export type ChangePlanResult = { failure: string | null };

interface Context {
  planId: string;
  change: PlanChange | null;
  failure: string | null;
}

const AWAY = 'UPSTREAM_UNAVAILABLE';
const unprovided = (): Promise<never> => Promise.reject(new Error('the machine is used without the graph'));

/**
 * State machine of a plan change: choosing → asking (loads the costs) → asked → changing → changed. Another plan
 * can be chosen until the change is sent. When the amount is out of date (`AMOUNT_CHANGED`), the costs are
 * loaded again and need a new confirmation.
 */
export const changePlanMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'CHOOSE'; planId: string } | { type: 'CONFIRM' } | { type: 'RETRY' },
  },
  actors: {
    preview: fromPromise<PreviewPlanChangeResult, { planId: string }>(unprovided),
    change: fromPromise<ChangePlanResult, { planId: string; amountDue: number }>(unprovided),
  },
}).createMachine({
  id: 'changePlan',
  initial: 'choosing',
  context: { planId: '', change: null, failure: null },
  states: {
    choosing: {},
    asking: {
      invoke: {
        src: 'preview',
        input: ({ context: { planId } }) => ({ planId }),
        onDone: [
          {
            guard: ({ event }) => 'change' in event.output,
            target: 'asked',
            actions: assign(({ event }) => ('change' in event.output ? { change: event.output.change } : {})),
          },
          {
            target: 'refused',
            actions: assign(({ event }) =>
              'failure' in event.output ? { failure: event.output.failure } : {},
            ),
          },
        ],
        onError: { target: 'refused', actions: assign({ failure: AWAY }) },
      },
    },
    asked: { on: { CONFIRM: 'changing' } },
    refused: { on: { RETRY: { target: 'asking', actions: assign({ failure: null }) } } },
    changing: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'change',
        input: ({ context: { planId, change } }) => ({ planId, amountDue: change?.amountDue.amount ?? 0 }),
        onDone: [
          { guard: ({ event }) => event.output.failure === null, target: 'changed' },
          {
            guard: ({ event }) => event.output.failure === 'AMOUNT_CHANGED',
            target: 'asking',
            actions: assign({ change: null, failure: 'AMOUNT_CHANGED' }),
          },
          { target: 'asked', actions: assign(({ event }) => ({ failure: event.output.failure })) },
        ],
        onError: { target: 'asked', actions: assign({ failure: AWAY }) },
      },
      // Ignores a choice while the change is pending.
      on: { CHOOSE: {} },
    },
    changed: { type: 'final' },
  },
  on: {
    CHOOSE: {
      target: '.asking',
      actions: assign(({ event }) => ({ planId: event.planId, change: null, failure: null })),
    },
  },
});
