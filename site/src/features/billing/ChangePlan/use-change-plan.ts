import { useMachine } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';

import { changePlanMachine } from './change-plan.machine';
import type { Changed, Previewed } from './change-plan.machine';
import { useChangePlanMutation } from './change-plan.mutation.generated';
import { usePreviewPlanChangeMutation } from './preview-plan-change.mutation.generated';

const UNKNOWN = 'SOMETHING_WENT_WRONG';

/** The machine of a change of the plan, worked by the graph. A charge that has to be confirmed leads on to its page. */
export const useChangePlan = () => {
  const [preview] = usePreviewPlanChangeMutation();
  const [change] = useChangePlanMutation();
  const graph = useRef({ preview, change });
  graph.current = { preview, change };

  const machine = useMemo(
    () =>
      changePlanMachine.provide({
        actors: {
          preview: fromPromise<Previewed, { planId: string }>(async ({ input }) => {
            const { data } = await graph.current.preview({ variables: input });
            const answer = data?.previewPlanChange;
            return answer?.change
              ? { change: answer.change }
              : { failure: answer?.errors[0]?.code ?? UNKNOWN };
          }),
          change: fromPromise<Changed, { planId: string; amountDue: number }>(async ({ input }) => {
            const { data } = await graph.current.change({ variables: { input } });
            const answer = data?.changePlan;
            if (answer?.payment?.redirectUrl) window.location.assign(answer.payment.redirectUrl);
            return { failure: answer ? (answer.errors[0]?.code ?? null) : UNKNOWN };
          }),
        },
      }),
    [],
  );
  return useMachine(machine);
};
