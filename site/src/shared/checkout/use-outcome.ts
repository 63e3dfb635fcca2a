import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { authState } from '../auth/auth-state';
import { useStore } from '../store/use-store';
import type { OutcomePaymentFragment } from './outcome-payment.fragment.generated';
import { isPaymentCode } from './payment-address';
import { usePaymentOutcomeQuery } from './payment-outcome.query.generated';
import type { SubscriptionFactsFragment } from './subscription-facts.fragment.generated';

export interface KnownOutcome {
  state: 'known';
  /** Code of the payment in the URL; null when the URL names none. */
  code: string | null;
  /** Payment that the URL names; null when it names none, or none of this viewer's. */
  payment: OutcomePaymentFragment | null;
  subscription: SubscriptionFactsFragment;
}

export type Outcome =
  | { state: 'waiting' }
  | { state: 'signedOut'; code: string | null }
  | { state: 'away'; retry: () => void }
  | KnownOutcome;

/** Reads the actual state of a payment and the viewer's subscription: the URL only identifies the payment. */
export const useOutcome = (): Outcome => {
  const viewer = useStore(authState, null);
  const [named, setNamed] = useState<{ code: string | null } | null>(null);
  useEffect(() => setNamed({ code: new URLSearchParams(window.location.search).get('id') || null }), []);
  const signedIn = viewer !== null;
  // Signs that no code has are not sent: the graph would refuse the whole question.
  const code = named && isPaymentCode(named.code) ? named.code : '';
  const { data, error, refetch } = usePaymentOutcomeQuery(
    named && signedIn
      ? {
          variables: { code, named: code !== '' },
          fetchPolicy: 'network-only',
          notifyOnNetworkStatusChange: true,
        }
      : skipToken,
  );
  if (!named) return { state: 'waiting' };
  if (!signedIn) return { state: 'signedOut', code: named.code };
  const { payment = null, subscription } = data?.viewer ?? {};
  if (subscription && !error) return { state: 'known', code: named.code, payment, subscription };
  // When a retry fails, its error also appears in `error`.
  return error ? { state: 'away', retry: () => void refetch().catch(() => undefined) } : { state: 'waiting' };
};
