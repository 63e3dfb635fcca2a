import { useMachine } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { fromPromise, waitFor } from 'xstate';
import type { ActorRefFrom } from 'xstate';

import { forgetAuth } from '../../../shared/auth/auth-state';
import { submitErrors } from '../../../shared/form/submit-errors';
import { useDeleteAccountMutation } from '../delete-account.mutation.generated';
import { failureCode } from '../failure-code';
import { deletionMachine } from './deletion.machine';
import type { DeletionAnswer, DeletionFailure, DeletionValues } from './deletion.machine';

const FIELDS = ['reason', 'password', 'code'];
/** How the form calls what the graph calls otherwise. */
const OWN_NAME: Partial<Record<string, string>> = { reasonId: 'reason' };

/** What a deletion came to, cancelled ones included; a page that was left has nothing to tell. */
const outcomeOf = (
  actor: ActorRefFrom<typeof deletionMachine>,
): Promise<{ failures: readonly DeletionFailure[] }> =>
  waitFor(actor, (state) => state.matches('filling') || state.matches('deleted'), { timeout: Infinity }).then(
    ({ context }) => context,
    () => ({ failures: [] }),
  );

interface Deletion {
  step: 'filling' | 'confirming' | 'deleting' | 'deleted';
  /** Until when the account can be had back; null until it is deleted. */
  recoverUntil: string | null;
  /** Asks for confirmation; answers what was refused, by field, once that is known. */
  ask: (values: DeletionValues) => Promise<Record<string, string> | undefined>;
  confirm: () => void;
  cancel: () => void;
}

/** The steps of a deletion, in which the browser forgets the viewer as soon as the account is deleted. */
export const useDeletion = (): Deletion => {
  const [deleteAccount] = useDeleteAccountMutation();
  const sending = useRef(deleteAccount);
  sending.current = deleteAccount;
  const machine = useMemo(
    () =>
      deletionMachine.provide({
        actors: {
          deleteAccount: fromPromise<DeletionAnswer, DeletionValues>(async ({ input }) => {
            const { reason, ...proof } = input;
            try {
              const { data } = await sending.current({
                variables: { input: { ...proof, reasonId: reason } },
              });
              const answer = data?.deleteAccount;
              if (!answer?.recoverUntil)
                return { failures: answer?.errors ?? [{ code: 'SOMETHING_WENT_WRONG', field: null }] };
              forgetAuth();
              return { recoverUntil: answer.recoverUntil };
            } catch (error) {
              return { failures: [{ code: failureCode(error), field: null }] };
            }
          }),
        },
      }),
    [],
  );
  const [snapshot, send, actor] = useMachine(machine);

  return {
    step: snapshot.value,
    recoverUntil: snapshot.context.recoverUntil,
    ask: async (values) => {
      send({ type: 'ASK', values });
      const { failures } = await outcomeOf(actor);
      if (failures.length === 0) return undefined;
      return submitErrors(
        failures.map(({ code, field }) => ({ code, field: OWN_NAME[field ?? ''] ?? field })),
        FIELDS,
      );
    },
    confirm: () => send({ type: 'CONFIRM' }),
    cancel: () => send({ type: 'CANCEL' }),
  };
};
