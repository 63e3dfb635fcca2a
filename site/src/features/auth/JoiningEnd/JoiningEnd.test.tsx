import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { freePlan, outcomeAnswer, outcomePayment } from '../../../../testing/plans';
import { storedOrder } from '../../../shared/checkout/stored-order';
import { clearSession } from '../../../shared/auth/clear-session';
import { joining } from '../../../shared/auth/joining';
import { startSession } from '../../../shared/auth/start-session';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { AuthFailPage } from '../AuthFailPage/AuthFailPage';
import { AuthSuccessPage } from '../AuthSuccessPage/AuthSuccessPage';

const YEARLY = { planId: 'id-of-year-without-ads', planCode: 'year-without-ads' };
const DECLINED = { __typename: 'PaymentFailure' as const, message: 'Your bank declined this payment.' };
const open = (page: ReactNode) => renderInPage(<ApolloScope>{page}</ApolloScope>);

beforeEach(() => {
  startSession(session(createAccessToken(600)) as never);
  joining.begin('viewer-1');
});
afterEach(() => {
  storedOrder.forget();
  clearSession();
});

test('who has joined sees what they have, and ends the joining by going in', async () => {
  fakeGraph({ PaymentOutcome: outcomeAnswer([outcomePayment()]) });
  open(<AuthSuccessPage />);
  expect(await screen.findByRole('region', { name: 'Your subscription' })).toHaveTextContent(
    'Name of year-without-ads',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start watching' }));
  expect(joining.get()).toBe(false);
});

test('who has joined for free has an account', async () => {
  fakeGraph({ PaymentOutcome: outcomeAnswer([], freePlan()) });
  open(<AuthSuccessPage />);
  expect(await screen.findByText('Your account is ready.')).toBeVisible();
});

test('a payment that was not made says why, keeps plan and code, and leaves the free way in', async () => {
  storedOrder.set({ ...YEARLY, paymentMethod: 'CARD', promoCode: 'EID' });
  const failed = outcomePayment({ status: 'FAILED', failure: DECLINED });
  fakeGraph({ PaymentOutcome: outcomeAnswer([failed], freePlan()) });
  open(<AuthFailPage />);
  expect(await screen.findByText('Your bank declined this payment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/en/auth/plans?plan=year-without-ads&code=EID',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue for free' }));
  expect(joining.get()).toBe(false);
});

test('visitors learn nothing of anybody, and are led to logging in', async () => {
  clearSession();
  const { unmount } = open(<AuthSuccessPage />);
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  unmount();
  open(<AuthFailPage />);
  expect(await screen.findByRole('heading', { name: 'That did not work' })).toBeVisible();
});
