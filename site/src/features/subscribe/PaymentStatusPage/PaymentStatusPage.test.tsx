import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@sahra/schemas/messages/en.json';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { authState } from '../../../shared/auth/auth-state';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { joining } from '../../../shared/auth/joining';
import { PaymentStatusPage } from './PaymentStatusPage';

const goTo = jest.fn();
const state = (status: string, redirectUrl: string | null = null, purpose = 'FIRST'): Reply => ({
  viewer: {
    __typename: 'Viewer',
    id: 'viewer-1',
    payment: { __typename: 'Payment', id: 'id-of-p-1', purpose, status, redirectUrl },
  },
});
const free = () => session(createAccessToken(600), { hasSubscription: false }) as never;
const open = (locale: 'en' | 'ar' = 'en', query = '?id=p-1') => {
  window.history.replaceState(null, '', `/${locale}/subscribe/paymet-status${query}`);
  return renderInPage(<PaymentStatusPage />, locale);
};

beforeEach(() => Object.assign(window, { ___navigate: goTo }));
afterEach(() => {
  goTo.mockClear();
  clearSession();
});

test('acceptance 59: a payment that was made leads to its page, with the viewer as a subscriber from now on', async () => {
  startSession(free());
  fakeGraph({
    PaymentStatus: state('SUCCEEDED'),
    Viewer: { viewer: session('x').viewer },
  });
  open('ar');
  await waitFor(() =>
    expect(goTo).toHaveBeenCalledWith('/ar/subscribe/payment-success?id=p-1', { replace: true }),
  );
  expect(authState.get()).toMatchObject({ has_subscription: true, with_ads: false });
});

test('a payment that was not made leads to its page, also when the details cannot be read', async () => {
  startSession(free());
  fakeGraph({ PaymentStatus: state('FAILED'), Viewer: 'unreachable' });
  open();
  await waitFor(() =>
    expect(goTo).toHaveBeenCalledWith('/en/subscribe/payment-failure?id=p-1', { replace: true }),
  );
});

test.each(['SUCCEEDED', 'FAILED'])(
  'a changed payment method that %s is shown in the settings',
  async (status) => {
    startSession(free());
    fakeGraph({
      PaymentStatus: state(status, null, 'METHOD_CHANGE'),
      Viewer: { viewer: session('x').viewer },
    });
    open('ar');
    await waitFor(() =>
      expect(goTo).toHaveBeenCalledWith('/ar/settings/subscription?payment=p-1', { replace: true }),
    );
  },
);

test('who is joining stays on the pages of joining', async () => {
  startSession(free());
  joining.begin('viewer-1');
  fakeGraph({ PaymentStatus: state('SUCCEEDED'), Viewer: { viewer: session('x').viewer } });
  open();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/en/auth/success?id=p-1', { replace: true }));
  expect(authState.get()).toMatchObject({ has_subscription: true });
});

test.each([
  ['FIRST', 'en', 'Continue the payment', 'Choose another plan', '/en/subscribe'],
  ['RENEWAL', 'en', 'Continue the payment', 'Manage subscription', '/en/settings/subscription'],
  ['METHOD_CHANGE', 'en', 'Continue the change', 'Keep my payment method', '/en/settings/subscription'],
  ['METHOD_CHANGE', 'ar', 'أكمل التغيير', 'أبقِ طريقة دفعي', '/ar/settings/subscription'],
] as const)(
  'an open page of the provider (%s, %s) leads on or away',
  async (purpose, locale, on, away, to) => {
    startSession(free());
    fakeGraph({ PaymentStatus: state('PENDING', 'https://pay.example/p-1', purpose) });
    open(locale);
    expect(await screen.findByRole('link', { name: on })).toHaveAttribute('href', 'https://pay.example/p-1');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([on, away]);
    expect(screen.getByRole('link', { name: away })).toHaveAttribute('href', to);
  },
);

test('an unfinished change of the payment method says which one is in force', async () => {
  startSession(free());
  fakeGraph({ PaymentStatus: state('PENDING', 'https://pay.example/p-1', 'METHOD_CHANGE') });
  open();
  expect(
    await screen.findByRole('heading', { name: 'Your payment method is not changed yet' }),
  ).toBeVisible();
  expect(screen.getByText(/we keep using your present payment method/)).toBeVisible();
});

test('a graph that is away is said, and can be asked again at once', async () => {
  startSession(free());
  const replies: Reply[] = ['unreachable'];
  fakeGraph({
    PaymentStatus: () => replies.shift() ?? state('SUCCEEDED'),
    Viewer: { viewer: session('x').viewer },
  });
  open();
  expect(await screen.findByText(en.UPSTREAM_UNAVAILABLE)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
});

test('a payment of somebody else is not known', async () => {
  startSession(free());
  fakeGraph({ PaymentStatus: { viewer: { __typename: 'Viewer', id: 'viewer-1', payment: null } } });
  open();
  expect(await screen.findByRole('heading', { name: 'We do not know this payment' })).toBeVisible();
});

test.each(['', '?id=', '?id=%00'])(
  'acceptance 135: "%s" names no payment, and nothing is asked',
  async (query) => {
    startSession(free());
    const log = fakeGraph({});
    open('ar', query);
    expect(await screen.findByRole('heading', { name: 'لا نعرف هذه الدفعة' })).toBeVisible();
    expect(log).toEqual([]);
  },
);

test('a visitor logs in and comes back here', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    `/en/auth/login?callbackUrl=${encodeURIComponent('/en/subscribe/paymet-status?id=p-1')}`,
  );
});
