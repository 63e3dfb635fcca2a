import { act, screen } from '@testing-library/react';

import { SubscriptionPage } from '../src/features/billing/SubscriptionPage/SubscriptionPage';
import { clearSession } from '../src/shared/auth/clear-session';
import { startSession } from '../src/shared/auth/start-session';
import { toasts } from '../src/shared/messages/toasts';
import { viewerBilling } from './billing';
import { createAccessToken, fakeGraph, session } from './graph';
import type { Reply } from './graph';
import { renderInPage } from './page';

export type Changes = NonNullable<Parameters<typeof viewerBilling>[0]>;

const PAYMENTS: Reply = {
  viewer: {
    __typename: 'Viewer',
    id: 'viewer-1',
    payments: {
      __typename: 'PaymentConnection',
      nodes: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
};
/** When the time that is paid for ends. */
export const UNTIL = '2026-12-12T10:00:00.000Z';
export const CANCELLED: Changes = {
  status: 'CANCELLED',
  endsAt: UNTIL,
  nextPaymentAt: null,
  nextPayment: null,
};

/** Shows the page; each question for the subscription is answered with the next of the states. */
export const show = async (
  changes: Changes[],
  replies: Record<string, Reply> = {},
  locale: 'en' | 'ar' = 'en',
) => {
  const states = [...changes];
  const log = fakeGraph({
    ViewerBilling: () => viewerBilling(states.length > 1 ? states.shift() : states[0]),
    Payments: PAYMENTS,
    Viewer: { viewer: session(createAccessToken(600)).viewer },
    ...replies,
  });
  renderInPage(<SubscriptionPage builtPaths={['/subscribe']} />, locale);
  await screen.findByRole('heading', { level: 2, name: /Monthly, with ads|Free/ });
  return log;
};
/** Removes the Unicode isolates around left-to-right numbers. */
export const plain = (element: HTMLElement) => element.textContent.replace(/[\u2066-\u2069]/g, '');
/** Toasts that are there. */
export const told = () => toasts.get().map(({ kind, text }) => [kind, text]);

/** Before each test. */
export const signIn = (): void => startSession(session(createAccessToken(600)) as never);
/** After each test. */
export const signOut = (): void => {
  act(clearSession);
  toasts.set([]);
};
