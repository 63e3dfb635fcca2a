import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@sahra/schemas/messages/en.json';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { fourPlans, freePlan, subscription } from '../../../../testing/plans';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import type { SubscriptionFactsFragment } from '../../../shared/checkout/subscription-facts.fragment.generated';
import { SubscribePage } from './SubscribePage';
import type { SubscribePageQuery } from './subscribe-page.query.generated';

const BUILT: SubscribePageQuery = {
  contentVersion: 1,
  metaTags: null,
  plans: fourPlans(),
  siteSettings: { __typename: 'SiteSettings', paymentBadges: ['visa'] },
  page: {
    __typename: 'FaqPage',
    slug: 'faq',
    title: 'Questions',
    entries: [{ __typename: 'FaqEntry', key: 'a', question: 'May I cancel?', answer: 'Yes.' }],
  },
};
const { chrome } = pageContext();
const settled = { ...chrome, builtPaths: [...chrome.builtPaths, '/settings/subscription'] };

const open = (query = '', locale: 'en' | 'ar' = 'en') => {
  window.history.replaceState(null, '', `/${locale}/subscribe${query}`);
  return renderInPage(<SubscribePage built={BUILT} chrome={settled} />, locale);
};
const mySubscription = (mine: SubscriptionFactsFragment): Reply => ({
  viewer: { __typename: 'Viewer', id: 'viewer-1', subscription: mine },
});
const signIn = (mine: SubscriptionFactsFragment, hasSubscription = false) => {
  startSession(session(createAccessToken(600), { hasSubscription }) as never);
  return fakeGraph({ MySubscription: mySubscription(mine) });
};
const panel = () => within(screen.getByRole('region', { name: 'Your order' }));

afterEach(clearSession);

test('a visitor sees plans, what they cost and when, questions and ways to pay; what editors recommend is chosen', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose your plan');
  expect(screen.getByRole('radio', { name: /Yearly/, checked: true })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Chosen.*Name of year-without-ads/ })).toBeChecked();
  expect(panel().getByText('Name of year-without-ads')).toBeVisible();
  expect(screen.getByText('May I cancel?')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Ways to pay' })).toBeVisible();
});

test('another period keeps the kind of the plan, and the address names what is chosen', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(screen.getByRole('radio', { name: /^Chosen.*Name of month-without-ads/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Name of month-with-ads/ }));
  expect(panel().getByText('Name of month-with-ads')).toBeVisible();
  expect(window.location.search).toBe('?plan=month-with-ads');
});

test('a visitor is led to an account and back, with plan and code', async () => {
  open('?plan=month-with-ads&code=EID', 'ar');
  const back = encodeURIComponent('/ar/subscribe?plan=month-with-ads&code=EID');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'أنشئ حسابًا وتابع' })).toHaveAttribute(
      'href',
      `/ar/auth/register?callbackUrl=${back}`,
    ),
  );
  expect(screen.getByRole('link', { name: 'لديّ حساب بالفعل' })).toHaveAttribute(
    'href',
    `/ar/auth/login?callbackUrl=${back}`,
  );
});

test('a viewer orders with free days, or without where they were had before', async () => {
  signIn(freePlan());
  const { unmount } = open();
  expect(await screen.findByRole('button', { name: 'Start 7 free days' })).toBeEnabled();
  unmount();
  signIn(freePlan({ trialAvailable: false }));
  open();
  const pay = await screen.findByRole('button', { name: /^Pay/ });
  expect(pay.textContent.replace(/[\u2066\u2069]/g, '')).toBe('Pay 249\u00A0AED');
  expect(panel().getByText(/already had your free trial/)).toBeVisible();
});

test('a subscriber sees what runs, and the way to change it, instead of plans', async () => {
  signIn(subscription(), true);
  open();
  const mine = within(await screen.findByRole('region', { name: 'Your subscription' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your subscription');
  expect(mine.getByText('Name of year-without-ads')).toBeVisible();
  expect(mine.getByText('Visa •••• 4242')).toBeVisible();
  expect(mine.getByText('28 November 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
    'href',
    '/en/settings/subscription',
  );
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a card behind Apple Pay is named Apple Pay', async () => {
  signIn(subscription({ paymentMethod: 'APPLE_PAY' }), true);
  open();
  const mine = within(await screen.findByRole('region', { name: 'Your subscription' }));
  expect(mine.getByText('Apple Pay')).toBeVisible();
  expect(mine.queryByText('Card')).not.toBeInTheDocument();
});

const PLAY = 'https://play.google.com/store/account/subscriptions';
const APP_STORE = 'https://apps.apple.com/account/subscriptions';

test.each([
  ['GOOGLE', 'ACTIVE', 'en', /^You subscribed through Google Play\./, PLAY],
  ['APPLE', 'ACTIVE', 'en', /^You subscribed through the App Store\./, APP_STORE],
  ['GOOGLE', 'ACTIVE', 'ar', /^اشتركت عبر Google Play، فغيّر/, PLAY],
  ['APPLE', 'ACTIVE', 'ar', /^اشتركت عبر App Store، فغيّر/, APP_STORE],
  ['APPLE', 'CANCELLED', 'en', en.STORE_NOTICE_APPLE, APP_STORE],
  ['VOUCHER', 'ACTIVE', 'en', en.VOUCHER_MANAGED, null],
] as const)(
  'a subscriber by %s (%s, %s) learns where it is changed',
  async (paymentMethod, status, locale, text, store) => {
    signIn(subscription({ status, paymentMethod, card: null }), true);
    open('', locale);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByText(/^(Google Play|App Store)$/)).toHaveLength(store === null ? 0 : 1);
    expect(
      screen
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((to) => to?.startsWith('https:')),
    ).toEqual(store === null ? [] : [store]);
  },
);

test('what is overdue is paid here, and no plan is chosen again', async () => {
  signIn(subscription({ status: 'PAST_DUE', endsAt: '2026-12-05T12:00:00.000Z' }), true);
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Pay .*199.*AED/ }));
  expect(screen.getByText(/last payment did not go through/)).toBeVisible();
  expect(screen.queryByLabelText(/Promo code/)).not.toBeInTheDocument();
  const dialog = screen.getByRole('dialog', { name: 'Pay what is due' });
  const log = fakeGraph({ ChangePaymentMethod: 'unreachable' });
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pay/ }));
  expect(await within(dialog).findByText(en.UPSTREAM_UNAVAILABLE)).toBeVisible();
  expect(log.map(({ name }) => name)).toEqual(['ChangePaymentMethod']);
});

test('what a store has not collected is not paid here', async () => {
  const store = { paymentMethod: 'GOOGLE', card: null, nextPayment: null, nextPaymentAt: null } as const;
  signIn(subscription({ status: 'PAST_DUE', endsAt: '2026-12-05T12:00:00.000Z', ...store }), true);
  open();
  await screen.findByRole('region', { name: 'Your subscription' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

test('a graph that is away is said, and can be asked again', async () => {
  const replies: Reply[] = ['unreachable'];
  startSession(session(createAccessToken(600)) as never);
  fakeGraph({ MySubscription: () => replies.shift() ?? mySubscription(subscription()) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Your subscription' })).toBeVisible();
});
