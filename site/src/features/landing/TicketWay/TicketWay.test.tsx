import { screen } from '@testing-library/react';

import { createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { freeOffer, paidPlan } from '../../../../testing/plans';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { TicketWay } from './TicketWay';

const show = () =>
  renderInPage(
    <>
      <TicketWay plan={freeOffer()} />
      <TicketWay plan={paidPlan('year-without-ads', { period: 'YEAR' })} />
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

test('a viewer with an account is led to the plan, one with a plan nowhere', () => {
  startSession(session(createAccessToken(600), { hasSubscription: false }) as never);
  const { unmount } = show();
  expect(addresses()).toEqual(['/ar/subscribe?plan=year-without-ads']);
  unmount();
  startSession(session(createAccessToken(600)) as never);
  show();
  expect(addresses()).toEqual([]);
});
