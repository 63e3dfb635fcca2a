import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { authState } from '../auth/auth-state';
import { useStore } from '../store/use-store';
import type { OutcomePaymentFragment } from './outcome-payment.fragment.generated';
import { usePaymentOutcomeQuery } from './payment-outcome.query.generated';
import type { SubscriptionFactsFragment } from './subscription-facts.fragment.generated';

export interface KnownOutcome {
  state: 'known';
  /** Payment from the URL, else the newest one; null when there is none. */
  payment: OutcomePaymentFragment | null;
  subscription: SubscriptionFactsFragment;
}

export type Outcome =
  | { state: 'waiting' }
  | { state: 'signedOut' }
  | { state: 'away'; retry: () => void }
  | KnownOutcome;

/** Reads the actual state of a payment and the viewer's subscription: the URL only identifies the payment. */
export const useOutcome = (): Outcome => {
  const viewer = useStore(authState, null);
  const [named, setNamed] = useState<{ code: string | null } | null>(null);
  useEffect(() => setNamed({ code: new URLSearchParams(window.location.search).get('id') }), []);
  const signedIn = viewer !== null;
  const { data, error, refetch } = usePaymentOutcomeQuery(
    named && signedIn ? { fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true } : skipToken,
  );
  if (!named) return { state: 'waiting' };
  if (!signedIn) return { state: 'signedOut' };
  const { payments, subscription } = data?.viewer ?? {};
  if (payments && subscription) {
    const { nodes } = payments;
    const payment = nodes.find(({ code }) => code === named.code) ?? nodes[0] ?? null;
    return { state: 'known', payment, subscription };
  }
  // When a retry fails, its error also appears in `error`.
  return error ? { state: 'away', retry: () => void refetch().catch(() => undefined) } : { state: 'waiting' };
};
