import { screen } from '@testing-library/react';

import { createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import type { Ticket } from '../../../shared/plans/plan-tickets';
import { TicketWay } from './TicketWay';

const COPY: Ticket['copy'] = {
  __typename: 'PlanCopy',
  planId: 'year-without-ads',
  name: 'Yearly',
  note: '',
  points: [],
  tag: null,
  recommended: false,
  onLanding: true,
};
const money = { __typename: 'Money' as const, amount: 24900, currency: 'AED' };
const PAID: Ticket = {
  copy: COPY,
  plan: {
    __typename: 'Plan',
    id: 'year-without-ads',
    period: 'YEAR',
    withAds: false,
    trialDays: 7,
    discountPercent: 30,
    price: money,
    monthlyPrice: money,
  },
};
const FREE: Ticket = { copy: { ...COPY, planId: 'free' }, plan: null };

const show = () =>
  renderInPage(
    <>
      <TicketWay {...FREE} />
      <TicketWay {...PAID} />
    </>,
    'ar',
  );
const addresses = (): (string | null)[] =>
  screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

afterEach(clearSession);

test('a guest is led to an account, or to the plan that was chosen', () => {
  show();
  expect(addresses()).toEqual(['/ar/auth/register', '/ar/subscribe?plan=year-without-ads']);
});

test('whoever has an account is led to the plan, whoever has a plan nowhere', () => {
  startSession(session(createAccessToken(600), { hasSubscription: false }) as never);
  const { unmount } = show();
  expect(addresses()).toEqual(['/ar/subscribe?plan=year-without-ads']);
  unmount();
  startSession(session(createAccessToken(600)) as never);
  show();
  expect(addresses()).toEqual([]);
});
