import { useMachine } from '@xstate/react';
import { navigate } from 'gatsby';
import { useEffect, useMemo } from 'react';
import { waitFor } from 'xstate';
import type { EventFrom } from 'xstate';

import { submitErrors } from '../../../shared/form/submit-errors';
import { useLocalize, usePageLocale } from '../../../shared/i18n/locale-context';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { typedEmail } from '../fields/typed-email';
import {
  clearPasswordResetProgress,
  readPasswordResetProgress,
  writePasswordResetProgress,
} from './password-reset-progress';
import { passwordResetMachine, STEPS } from './password-reset.machine';
import type { Step } from './password-reset.machine';

const ADDRESSES: Record<Step, string> = {
  email: '/auth/forgot-password',
  code: '/auth/verify-code',
  password: '/auth/reset-password',
  done: '/auth/login',
};

type RecoveryEvent = EventFrom<ReturnType<typeof passwordResetMachine>>;

/**
 * Connects a page to the password reset: starts at the step of the page, stores the progress in the tab, and
 * navigates to the page of the step that is reached.
 */
export const usePasswordReset = (page: Step) => {
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const message = useMessage();
  const machine = useMemo(() => passwordResetMachine(locale), [locale]);
  const [snapshot, send, actor] = useMachine(machine);
  const { context } = snapshot;
  const { email, resendAt, resetToken, failures } = context;
  const reached = STEPS.find((step) => snapshot.hasTag(step));

  useEffect(() => send({ type: 'OPEN', step: page, journey: readPasswordResetProgress() }), [page, send]);

  useEffect(() => {
    if (reached) writePasswordResetProgress({ email, resendAt, resetToken });
  }, [reached, email, resendAt, resetToken]);

  useEffect(() => {
    if (!reached || reached === page) return;
    if (reached === 'done') {
      typedEmail.set(email);
      clearPasswordResetProgress();
      showToast('done', message('PASSWORD_CHANGED'));
    }
    // The token is no longer valid. The message is shown on the first page, where the reset starts again.
    if (page === 'password' && failures[0]) showToast('failed', message(failures[0].code));
    const forward = reached !== 'done' && STEPS.indexOf(reached) > STEPS.indexOf(page);
    navigate(localize(ADDRESSES[reached]), { replace: !forward });
  }, [reached, page]);

  /** Sends an event and waits for the result. Returns the errors in the shape of the form. */
  const settle = async (
    event: RecoveryEvent,
    fields: readonly string[],
  ): Promise<Record<string, string> | undefined> => {
    send(event);
    // After unmount there is no form that could show errors.
    const settled = await waitFor(actor, (state) => !state.hasTag('busy')).catch(() => null);
    return settled && settled.context.failures.length > 0
      ? submitErrors(settled.context.failures, fields)
      : undefined;
  };

  return { context, resending: snapshot.matches('resending'), settle };
};
