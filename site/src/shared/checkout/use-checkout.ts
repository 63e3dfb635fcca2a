import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise, waitFor } from 'xstate';

import { submitErrors } from '../form/submit-errors';
import { useLocalize } from '../i18n/locale-context';
import { checkoutMachine } from './checkout.machine';
import type { CheckoutResult } from './checkout.machine';
import { storedOrder } from './stored-order';
import { redirectTo } from './redirect-to';
import type { Order } from './order';
import { paymentAddress } from './payment-address';
import { useSubscribeMutation } from './subscribe.mutation.generated';

/**
 * Returns a function that submits an order and resolves to the form's errors. After a payment starts, it leaves the
 * page; the promise then resolves only if the browser restores the page from its cache.
 */
export const useCheckout = (): ((order: Order) => Promise<Record<string, string> | undefined>) => {
  const [subscribe] = useSubscribeMutation();
  const localize = useLocalize();
  const needs = useRef({ subscribe, localize });
  needs.current = { subscribe, localize };

  const machine = useMemo(
    () =>
      checkoutMachine.provide({
        actors: {
          subscribe: fromPromise<CheckoutResult, Order>(async ({ input }) => {
            const { planId, paymentMethod, promoCode } = input;
            const { data } = await needs.current.subscribe({
              variables: { input: { planId, paymentMethod, promoCode } },
            });
            const payment = data?.subscribe?.payment;
            if (payment && payment.status !== 'FAILED') return { payment };
            const failures = data?.subscribe?.errors ?? [];
            return {
              failures: failures.length > 0 ? failures : [{ code: 'SOMETHING_WENT_WRONG', field: null }],
            };
          }),
        },
        actions: {
          leave: ({ context: { order, payment } }) => {
            if (!order || !payment) return;
            storedOrder.set(order);
            redirectTo(payment.redirectUrl ?? needs.current.localize(paymentAddress('status', payment.code)));
          },
        },
      }),
    [],
  );
  const [, send, actor] = useMachine(machine);

  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) send({ type: 'RETURNED' });
    };
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [send]);

  return async (order) => {
    send({ type: 'ORDER', order });
    const { context } = await waitFor(
      actor,
      (snapshot) => snapshot.matches('choosing') || snapshot.matches('failed'),
    );
    return context.failures.length > 0 ? submitErrors(context.failures, []) : undefined;
  };
};
