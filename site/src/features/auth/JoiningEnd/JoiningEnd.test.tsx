import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { freePlan, money, outcomeAnswer, outcomePayment } from '../../../../testing/plans';
import { storedOrder } from '../../../shared/checkout/stored-order';
import { clearSession } from '../../../shared/auth/clear-session';
import { joining } from '../../../shared/auth/joining';
import { startSession } from '../../../shared/auth/start-session';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { AuthFailPage } from '../AuthFailPage/AuthFailPage';
import { AuthSuccessPage } from '../AuthSuccessPage/AuthSuccessPage';

const YEARLY = { planId: 'id-of-year-without-ads', planCode: 'year-without-ads' };
const DECLINED = { __typename: 'PaymentFailure' as const, message: 'Your bank declined this payment.' };
const goTo = jest.fn();
const open = (page: ReactNode, query = '?id=p-1') => {
  window.history.replaceState(null, '', `/en/auth/success${query}`);
  return renderInPage(<ApolloScope>{page}</ApolloScope>);
};

beforeEach(() => {
  Object.assign(window, { ___navigate: goTo });
  startSession(session(createAccessToken(600)) as never);
  joining.begin('viewer-1');
});
afterEach(() => {
  goTo.mockClear();
  window.history.replaceState(null, '', '/');
  storedOrder.forget();
  clearSession();
});

test('who has joined sees what they have, and ends the joining by going in', async () => {
  fakeGraph({ PaymentOutcome: outcomeAnswer(outcomePayment()) });
  open(<AuthSuccessPage />);
  expect(await screen.findByRole('region', { name: 'Your subscription' })).toHaveTextContent(
    'Name of year-without-ads',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start watching' }));
  expect(joining.get()).toBe(false);
});

test('who has joined for free has an account', async () => {
  fakeGraph({ PaymentOutcome: outcomeAnswer(null, freePlan()) });
  open(<AuthSuccessPage />, '');
  expect(await screen.findByText('Your account is ready.')).toBeVisible();
});

test('a payment that went back says so, and that the account stays', async () => {
  const fee = { purpose: 'FIRST', amount: money(24900), receiptNumber: '000042' } as const;
  const back = { refundedAt: '2026-11-05T10:00:00.000Z', refundedAmount: money(24900) };
  fakeGraph({ PaymentOutcome: outcomeAnswer(outcomePayment({ ...fee, ...back }), freePlan()) });
  open(<AuthSuccessPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your payment' })).toBeVisible();
  expect(screen.getByText('Returned on 5 November 2026')).toBeVisible();
  expect(screen.getByText('Your account is ready.')).toBeVisible();
});

test('a payment that was not made says why, keeps plan and code, and leaves the free way in', async () => {
  storedOrder.set({ ...YEARLY, paymentMethod: 'CARD', promoCode: 'EID' });
  const failed = outcomePayment({ status: 'FAILED', failure: DECLINED });
  fakeGraph({ PaymentOutcome: outcomeAnswer(failed, freePlan()) });
  open(<AuthFailPage />);
  expect(await screen.findByText('Your bank declined this payment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/en/auth/plans?plan=year-without-ads&code=EID',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continue for free' }));
  expect(joining.get()).toBe(false);
});

test.each([
  ['FAILED', <AuthSuccessPage key="success" />, '/en/auth/fail?id=p-1'],
  ['SUCCEEDED', <AuthFailPage key="fail" />, '/en/auth/success?id=p-1'],
  ['PENDING', <AuthFailPage key="fail" />, '/en/subscribe/paymet-status?id=p-1'],
] as const)('acceptance 135: a payment that is %s is shown on its own page', async (status, page, to) => {
  fakeGraph({ PaymentOutcome: outcomeAnswer(outcomePayment({ status })) });
  open(page);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(to, { replace: true }));
  expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).toBeVisible();
});

test.each([
  ['of another viewer, as paid', <AuthSuccessPage key="success" />, '?id=p-2'],
  ['of another viewer, as failed', <AuthFailPage key="fail" />, '?id=p-2'],
  ['that the address does not name, as failed', <AuthFailPage key="fail" />, ''],
])('acceptance 135: nothing is said of a payment %s', async (_, page, query) => {
  fakeGraph({ PaymentOutcome: outcomeAnswer(null, freePlan()) });
  open(page, query);
  expect(await screen.findByRole('heading', { level: 1, name: 'We do not know this payment' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue for free' }));
  expect(joining.get()).toBe(false);
});

test('an unreachable graph is said, and asked again', async () => {
  fakeGraph({ PaymentOutcome: 'unreachable' });
  open(<AuthFailPage />);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not check your payment' }),
  ).toBeVisible();
  fakeGraph({
    PaymentOutcome: outcomeAnswer(outcomePayment({ status: 'FAILED', failure: DECLINED }), freePlan()),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your bank declined this payment.')).toBeVisible();
});

test('visitors learn nothing of anybody, and a login leads to the payment', async () => {
  clearSession();
  const { unmount } = open(<AuthSuccessPage />);
  const back = encodeURIComponent('/en/subscribe/paymet-status?id=p-1');
  const href = `/en/auth/login?callbackUrl=${back}`;
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', href);
  unmount();
  open(<AuthFailPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in to go on' })).toBeVisible();
});
