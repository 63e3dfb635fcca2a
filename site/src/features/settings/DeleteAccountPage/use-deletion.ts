import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';

import { authState } from '../../../shared/auth/auth-state';
import { clearSession } from '../../../shared/auth/clear-session';
import { farewell, leaveFarewell } from '../../../shared/auth/farewell';
import { forgetViewer } from '../../../shared/auth/forget-viewer';
import { leaving } from '../../../shared/auth/leaving';
import { refreshSession } from '../../../shared/auth/refresh-session';
import { submitErrors } from '../../../shared/form/submit-errors';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useDeleteAccountMutation } from '../delete-account.mutation.generated';
import { failureCode } from '../failure-code';
import { deletionMachine } from './deletion.machine';
import type { DeletionResult, DeletionFailure, DeletionValues } from './deletion.machine';
import { trustAnswer, watchSession } from './lost-answer';

const LANDING = '/';
const FIELDS = ['reason', 'password', 'code'];
/** Form field names by the field names of the graph, where they differ. */
const OWN_NAME: ReadonlyMap<string, string> = new Map([['reasonKey', 'reason']]);

const UNKNOWN: readonly DeletionFailure[] = [{ code: 'SOMETHING_WENT_WRONG', field: null }];
/** Codes that leave open whether the account is deleted. */
const LOST: ReadonlySet<string> = new Set(['UPSTREAM_UNAVAILABLE', 'SOMETHING_WENT_WRONG']);

const bidFarewell = (email: string, recoveryEndsAt: string | null): void => {
  forgetViewer();
  leaveFarewell({ email, recoveryEndsAt });
  clearSession();
};

interface Deletion {
  step: 'filling' | 'confirming' | 'deleting' | 'deleted';
  /** Asks for confirmation. Resolves with the errors by field once the result is known. */
  ask: (values: DeletionValues) => Promise<Record<string, string> | undefined>;
  confirm: () => void;
  cancel: () => void;
}

/**
 * Runs the steps of a deletion. As soon as the account is deleted, the browser clears its session and opens the landing
 * page. Where the answer is lost, the session tells whether it is deleted.
 */
export const useDeletion = (email: string): Deletion => {
  const { locale } = usePageLocale();
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
            const answer = await sending
              .current({ variables: { input: { ...proof, reasonKey: reason } } })
              .then(
                ({ data }) => data?.deleteAccount?.recoveryEndsAt ?? data?.deleteAccount?.errors ?? UNKNOWN,
                (error: unknown) => [{ code: failureCode(error), field: null }],
              );
            if (typeof answer === 'string') {
              trustAnswer();
              bidFarewell(email, answer);
              return { recoveryEndsAt: answer };
            }
            if (answer.every(({ code }) => !LOST.has(code))) {
              trustAnswer();
              if (farewell.get() === null) leaving.set(null);
              return { failures: answer };
            }
            watchSession(() => bidFarewell(email, null));
            if (authState.get() !== null) await refreshSession(locale);
            return { failures: answer };
          }),
        },
      }),
    [email, locale],
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
