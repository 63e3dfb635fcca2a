import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';

import { clearSession } from '../../../shared/auth/clear-session';
import { farewell } from '../../../shared/auth/farewell';
import { forgetViewer } from '../../../shared/auth/forget-viewer';
import { leaving } from '../../../shared/auth/leaving';
import { submitErrors } from '../../../shared/form/submit-errors';
import { useDeleteAccountMutation } from '../delete-account.mutation.generated';
import { failureCode } from '../failure-code';
import { deletionMachine } from './deletion.machine';
import type { DeletionResult, DeletionFailure, DeletionValues } from './deletion.machine';

const LANDING = '/';
const FIELDS = ['reason', 'password', 'code'];
/** Form field names by the field names of the graph, where they differ. */
const OWN_NAME: ReadonlyMap<string, string> = new Map([['reasonKey', 'reason']]);

interface Deletion {
  step: 'filling' | 'confirming' | 'deleting' | 'deleted';
  /** Asks for confirmation. Resolves with the errors by field once the result is known. */
  ask: (values: DeletionValues) => Promise<Record<string, string> | undefined>;
  confirm: () => void;
  cancel: () => void;
}

/**
 * Runs the steps of a deletion. As soon as the account is deleted, the browser clears its session and opens the landing
 * page.
 */
export const useDeletion = (email: string): Deletion => {
  const [deleteAccount] = useDeleteAccountMutation();
  const sending = useRef(deleteAccount);
  sending.current = deleteAccount;
  const machine = useMemo(
    () =>
      deletionMachine.provide({
        actors: {
          deleteAccount: fromPromise<DeletionResult, DeletionValues>(async ({ input }) => {
            const { reason, ...proof } = input;
            // The server ends the session before its response arrives, and tells this page so.
            leaving.set(LANDING);
            try {
              const { data } = await sending.current({
                variables: { input: { ...proof, reasonKey: reason } },
              });
              const answer = data?.deleteAccount;
              if (!answer?.recoveryEndsAt) {
                leaving.set(null);
                return { failures: answer?.errors ?? [{ code: 'SOMETHING_WENT_WRONG', field: null }] };
              }
              farewell.set({ email, recoveryEndsAt: answer.recoveryEndsAt });
              clearSession();
              forgetViewer();
              return { recoveryEndsAt: answer.recoveryEndsAt };
            } catch (error) {
              leaving.set(null);
              return { failures: [{ code: failureCode(error), field: null }] };
            }
          }),
        },
      }),
    [email],
  );
  const [{ value: step, context }, send] = useMachine(machine);
  const { failures } = context;

  // Resolves after the dialog is closed, so that the invalid field can take the focus.
  const settle = useRef<((failures: readonly DeletionFailure[]) => void) | null>(null);
  useEffect(() => {
    if (step !== 'filling' && step !== 'deleted') return;
    settle.current?.(failures);
    settle.current = null;
  }, [step, failures]);

  return {
    step,
    ask: async (values) => {
      const refused = await new Promise<readonly DeletionFailure[]>((resolve) => {
        settle.current = resolve;
        send({ type: 'ASK', values });
      });
      if (refused.length === 0) return undefined;
      return submitErrors(
        refused.map(({ code, field }) => ({ code, field: OWN_NAME.get(field ?? '') ?? field })),
        FIELDS,
      );
    },
    confirm: () => send({ type: 'CONFIRM' }),
    cancel: () => send({ type: 'CANCEL' }),
  };
};
