import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { freePlan, money, outcomeAnswer, outcomePayment, subscription } from '../../../../testing/plans';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { storedOrder } from '../../../shared/checkout/stored-order';
import { PaymentFailurePage } from '../PaymentFailurePage/PaymentFailurePage';
import { PaymentSuccessPage } from '../PaymentSuccessPage/PaymentSuccessPage';

const orderOf = (planCode: string) => ({
  planId: `id-of-${planCode}`,
  planCode,
  paymentMethod: 'CARD' as const,
  promoCode: 'EID',
});
const goTo = jest.fn();
const success = (locale: 'en' | 'ar' = 'en', query = '?id=p-1') => {
  window.history.replaceState(null, '', `/${locale}/subscribe/payment-success${query}`);
  renderInPage(<PaymentSuccessPage chrome={pageContext().chrome} />, locale);
};
const failure = (locale: 'en' | 'ar' = 'en', query = '?id=p-1') => {
  window.history.replaceState(null, '', `/${locale}/subscribe/payment-failure${query}`);
  renderInPage(<PaymentFailurePage />, locale);
};
const FEE = outcomePayment({ purpose: 'FIRST', amount: money(24900), receiptNumber: '000042' });
const FAILED = outcomePayment({
  status: 'FAILED',
  failure: { __typename: 'PaymentFailure', message: 'Your bank declined this payment.' },
});

beforeEach(() => {
  Object.assign(window, { ___navigate: goTo });
  startSession(session(createAccessToken(600)) as never);
});
afterEach(() => {
  goTo.mockClear();
  storedOrder.forget();
  clearSession();
});

test('a trial that has begun: until when it is free, what comes then, and that the check comes back', async () => {
  fakeGraph({ PaymentOutcome: outcomeAnswer(outcomePayment()) });
  success('ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'أهلًا بك بيننا' })).toBeVisible();
  expect(screen.getByText(/لن يُخصم شيء قبل 28 نوفمبر 2026/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'اشتراكك' })).toHaveTextContent(/199.*28 نوفمبر 2026/);
  expect(screen.getByRole('link', { name: 'ابدأ المشاهدة' })).toHaveAttribute('href', '/ar/home');
});

test('a first fee says what was paid', async () => {
  fakeGraph({
    PaymentOutcome: outcomeAnswer(FEE, subscription({ status: 'ACTIVE', trialEndsAt: null })),
  });
  success();
  expect((await screen.findByText(/went through/)).textContent.replace(/[\u2066\u2069]/g, '')).toBe(
    'Your payment of 249\u00A0AED went through.',
  );
});

const plain = (element: HTMLElement) => element.textContent.replace(/[\u2066-\u2069]/g, '');

test.each([
  [
    'went back as a whole',
    { refundedAt: '2026-11-05T10:00:00.000Z', refundedAmount: money(24900) },
    'Returned on 5 November 2026',
  ],
  ['went back in part', { refundedAmount: money(2000) }, '20\u00A0AED of it was returned'],
  ['a bank disputes', { dispute: 'OPEN' }, 'Your bank is questioning it'],
  ['a bank took back', { dispute: 'LOST' }, 'Your bank has returned it to your card'],
  ['was not needed', { receiptNumber: null }, 'It was not needed, and is on its way back to you.'],
] as const)('nobody is thanked for money that %s', async (_case, changes, said) => {
  const active = subscription({ status: 'ACTIVE', trialEndsAt: null });
  fakeGraph({ PaymentOutcome: outcomeAnswer({ ...FEE, ...changes }, active) });
  success();
  expect(await screen.findByText(/went through/)).toBeVisible();
  expect(plain(screen.getByRole('status'))).toContain(
    `Your paymentYour payment of 249\u00A0AED went through.${said}`,
  );
});

test('what was not needed and has come back is no longer on its way', async () => {
  const refundedAt = '2026-11-05T10:00:00.000Z';
  const back = { ...FEE, receiptNumber: null, refundedAt, refundedAmount: money(24900) };
  fakeGraph({ PaymentOutcome: outcomeAnswer(back) });
  success('ar');
  expect(await screen.findByText('أُعيد المبلغ في 5 نوفمبر 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'حالة الدفع' })).toBeVisible();
  expect(screen.queryByText(/في طريقها إليك/)).not.toBeInTheDocument();
});

test.each([
  [
    'a card check went back as it was promised',
    { refundedAt: '2026-11-05T10:00:00.000Z', refundedAmount: money(100, 'USD') },
  ],
  ['a dispute was won', { ...FEE, dispute: 'WON' }],
] as const)('%s: the viewer is in', async (_case, changes) => {
  fakeGraph({ PaymentOutcome: outcomeAnswer(outcomePayment(changes)) });
  success();
  expect(await screen.findByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
});

test('who is on the free plan by now is in no more', async () => {
  fakeGraph({ PaymentOutcome: outcomeAnswer(FEE, freePlan()) });
  success();
  expect(await screen.findByText(/went through/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your payment' })).toBeVisible();
});

test.each([
  ['FAILED', '/en/subscribe/payment-failure?id=p-1'],
  ['PENDING', '/en/subscribe/paymet-status?id=p-1'],
] as const)(
  'the address alone makes no payment: what is %s is shown on its own page',
  async (status, page) => {
    fakeGraph({ PaymentOutcome: outcomeAnswer(outcomePayment({ status })) });
    success();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(page, { replace: true }));
    expect(screen.queryByRole('heading', { name: 'You are in' })).not.toBeInTheDocument();
  },
);

test('a payment that failed says why, and is tried again with the same plan and code', async () => {
  storedOrder.set(orderOf('year-without-ads'));
  fakeGraph({ PaymentOutcome: outcomeAnswer(FAILED) });
  failure();
  expect(await screen.findByText('Your bank declined this payment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/en/subscribe?plan=year-without-ads&code=EID',
  );
});

const OVERDUE = subscription({
  status: 'PAST_DUE',
  trialEndsAt: null,
  nextPayment: money(24900),
  endsAt: '2026-12-05T12:00:00.000Z',
});

test('an overdue fee that failed is paid here, and no plan is chosen', async () => {
  fakeGraph({ PaymentOutcome: outcomeAnswer({ ...FAILED, purpose: 'RENEWAL' }, OVERDUE) });
  failure();
  await userEvent.click(await screen.findByRole('button', { name: /^Pay .*249.*AED/ }));
  expect(screen.getByRole('dialog', { name: 'Pay what is due' })).toBeVisible();
  expect(screen.getByText('Your bank declined this payment.')).toBeVisible();
  expect(screen.getByText('You keep watching until 5 December 2026.')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a dearer plan that failed leads to the subscription that goes on', async () => {
  const active = subscription({ status: 'ACTIVE' });
  fakeGraph({ PaymentOutcome: outcomeAnswer({ ...FAILED, purpose: 'CHANGE' }, active) });
  failure();
  expect(await screen.findByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
    'href',
    '/en/settings/subscription',
  );
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('who is on the free plan since the last attempt chooses a plan', async () => {
  fakeGraph({ PaymentOutcome: outcomeAnswer({ ...FAILED, purpose: 'RENEWAL' }, freePlan()) });
  failure();
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/en/subscribe?plan=year-without-ads',
  );
});

test('an overdue fee that was paid says so, with the next payment', async () => {
  const paid = outcomePayment({ purpose: 'RENEWAL', amount: money(24900), receiptNumber: '000042' });
  const mine = subscription({ status: 'ACTIVE', nextPaymentAt: '2027-11-28T12:00:00.000Z' });
  fakeGraph({ PaymentOutcome: outcomeAnswer(paid, mine) });
  success();
  expect(await screen.findByRole('heading', { level: 1, name: 'Paid, thank you' })).toBeVisible();
  expect(screen.getByText(/Your payment of .*249.* went through/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your subscription' })).toHaveTextContent(/28 November 2027/);
});

test('the code of another order is not tried with', async () => {
  storedOrder.set(orderOf('month-with-ads'));
  fakeGraph({ PaymentOutcome: outcomeAnswer(FAILED) });
  failure();
  expect(await screen.findByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/en/subscribe?plan=year-without-ads',
  );
});

test.each([
  ['success', '?id=of-another-viewer'],
  ['success', ''],
  ['success', '?id='],
  ['success', '?id=%00'],
  ['failure', `?id=${'x'.repeat(65)}`],
  ['failure', '?id=of-another-viewer'],
  ['failure', ''],
] as const)(
  'acceptance 135: a payment-%s page of "%s" thanks for nothing and complains of nothing',
  async (page, query) => {
    const log = fakeGraph({ PaymentOutcome: outcomeAnswer(null) });
    if (page === 'success') success('ar', query);
    else failure('ar', query);
    expect(await screen.findByRole('heading', { level: 1, name: 'لا نعرف هذه الدفعة' })).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    // Only what may be the code of a payment is asked for.
    const named = query === '?id=of-another-viewer';
    const code = named ? 'of-another-viewer' : '';
    expect(log.map(({ variables }) => variables)).toEqual([{ code, named }]);
  },
);

test('a visitor is led to logging in', async () => {
  clearSession();
  fakeGraph({});
  success();
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
});
