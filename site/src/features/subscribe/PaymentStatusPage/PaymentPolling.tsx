import { useApolloClient } from '@apollo/client/react';
import { useMachine } from '@xstate/react';
import { navigate } from 'gatsby';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';

import { loadViewer } from '../../../shared/auth/load-viewer';
import { joining } from '../../../shared/auth/joining';
import {
  joiningAddress,
  methodChangeAddress,
  paymentAddress,
} from '../../../shared/checkout/payment-address';
import { useLocalize, usePageLocale } from '../../../shared/i18n/locale-context';
import { UnknownPayment } from '../UnknownPayment/UnknownPayment';
import { PendingPayment } from './PendingPayment';
import { paymentStatusMachine } from './payment-status.machine';
import type { PaymentStatusResult, PolledPayment } from './payment-status.machine';
import { PaymentStatusDocument } from './payment-status.query.generated';
import type { PaymentPurpose } from './payment-status.query.generated';
import { isLate } from './polling-delay';

/**
 * Returns the address of the outcome page. During registration the viewer stays on the registration pages; a changed
 * payment method is shown in the settings.
 */
const addressOf = (outcome: 'success' | 'failure', purpose: PaymentPurpose | null, code: string): string => {
  if (purpose === 'METHOD_CHANGE') return methodChangeAddress(code);
  return joining.get()
    ? joiningAddress({ code, status: outcome === 'success' ? 'SUCCEEDED' : 'FAILED' })
    : paymentAddress(outcome, code);
};

/** Polls one payment until it is final, reloads the viewer's session, and navigates to the outcome. */
export const PaymentPolling = ({ code }: PolledPayment) => {
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const client = useApolloClient();
  const machine = useMemo(
    () =>
      paymentStatusMachine.provide({
        actors: {
          ask: fromPromise<PaymentStatusResult, PolledPayment>(async ({ input }) => {
            const { data } = await client.query({
              query: PaymentStatusDocument,
              variables: input,
              fetchPolicy: 'network-only',
            });
            return data?.viewer?.payment ?? { status: 'UNKNOWN' };
          }),
        },
      }),
    [client],
  );
  const [state, send] = useMachine(machine, { input: { code } });
  const outcome = state.matches('succeeded') ? 'success' : state.matches('failed') ? 'failure' : null;
  const to = outcome && localize(addressOf(outcome, state.context.purpose, code));

  useEffect(() => {
    if (!to) return;
    // The outcome is valid even if reloading the viewer fails: the next page loads the viewer again.
    void loadViewer(locale)
      .catch(() => undefined)
      .then(() => navigate(to, { replace: true }));
  }, [to, locale]);

  if (state.matches('unknown')) return <UnknownPayment />;
  const { tries, away, redirectUrl, purpose } = state.context;
  return (
    <PendingPayment
      late={isLate(tries)}
      away={away}
      redirectUrl={redirectUrl}
      purpose={purpose}
      looking={state.matches('asking')}
      onLook={() => send({ type: 'LOOK' })}
    />
  );
};
