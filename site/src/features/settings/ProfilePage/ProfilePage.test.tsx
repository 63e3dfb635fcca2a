import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@sahra/schemas/messages/en.json';
import table from '@sahra/schemas/routes.json';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { settingsViewer } from '../../../../testing/settings';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import { ProfilePage } from './ProfilePage';

const BUILT = table.routes.filter(({ built }) => built).map(({ path }) => path);
const subscription = (changes: object = {}) => ({
  __typename: 'ViewerSubscription',
  status: 'FREE',
  plan: null,
  withAds: true,
  paymentMethod: null,
  registeredAt: '2025-03-12T10:00:00Z',
  trialEndsAt: null,
  nextPaymentAt: null,
  nextPayment: null,
  endsAt: null,
  ...changes,
});
const fee = { __typename: 'Money', amount: 24900, currency: 'AED' };
const DAY = '2027-03-12T10:00:00Z';

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

const show = async (viewer: object = {}, changes: object = {}, locale: 'en' | 'ar' = 'en') => {
  const replies = {
    SettingsProfile: { viewer: settingsViewer({ ...viewer, subscription: subscription(changes) }) },
  };
  const log = fakeGraph({
    ...replies,
    ResendVerification: {
      resendVerification: { __typename: 'ResendVerificationPayload', sent: true, errors: [] },
    },
  });
  renderInPage(<ProfilePage builtPaths={BUILT} />, locale);
  await screen.findByText('nour@sahra.example');
  return log;
};

test('it says who the viewer is and since when, and leads to what can be changed', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(screen.getByText('Nour Adel')).toBeVisible();
  expect(screen.getByText('12 March 2025')).toBeVisible();
  for (const [name, address] of [
    ['Edit profile', '/en/settings/edit-profile'],
    ['Change password', '/en/settings/change-password'],
    ['Connected devices', '/en/settings/devices'],
    ['Delete account', '/en/settings/select-reasons'],
    [/^Account/, '/en/account'],
    [/^Help and FAQ/, '/en/settings/help'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});

test('it is the hub: every setting, the texts and the ways to people are one press away', async () => {
  await show({}, {}, 'ar');
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(
    expect.arrayContaining(
      [
        ...['/account', '/settings/edit-profile', '/settings/change-password', '/settings/devices'],
        ...['/settings/subscription', '/settings/newsletter', '/settings/select-reasons', '/saved'],
        ...[
          '/settings/referral/code',
          '/settings/referral/friend',
          '/settings/help',
          '/settings/help#report',
        ],
        ...['/feedback', '/contact-us', '/terms-and-conditions', '/privacy-policy'],
      ].map((path) => `/ar${path}`),
    ),
  );
});

test.each([
  ['TRIAL', { trialEndsAt: DAY, nextPayment: fee }, /^Free until 12 March 2027, then .249. AED\.$/],
  ['ACTIVE', { nextPaymentAt: DAY, nextPayment: fee }, /^Next payment on 12 March 2027: .249. AED\.$/],
  ['ACTIVE', {}, 'It renews in your app store.'],
  ['ACTIVE', { paymentMethod: 'APPLE' }, 'App Store renews it.'],
  ['CANCELLED', { endsAt: DAY }, 'Yours until 12 March 2027, then the free plan.'],
  ['PAST_DUE', { endsAt: DAY }, /You can watch until 12 March 2027/],
])('a subscription that is %s says what comes next', async (status, changes, sentence) => {
  await show(
    {},
    { status, plan: { __typename: 'Plan', id: 'yearly', name: 'Yearly, without ads' }, ...changes },
  );
  expect(screen.getByRole('heading', { name: 'Yearly, without ads' })).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Yearly, without ads' })).getByRole('link'),
  ).toHaveAttribute('href', '/en/settings/subscription');
});

test('the free plan leads to the plans', async () => {
  await show({}, {}, 'ar');
  expect(screen.getByRole('heading', { name: 'الباقة المجانية' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'اطّلع على الباقات' })).toHaveAttribute('href', '/ar/subscribe');
});

test('an address that is not confirmed can have its mail again, and says that it is on its way', async () => {
  const log = await show({ emailVerified: false });
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
  expect(await screen.findByText(/Look in your spam folder/)).toBeVisible();
  expect(log.map(({ name }) => name)).toContain('ResendVerification');
});

test('a confirmed address asks for nothing', async () => {
  await show();
  expect(screen.getByText('This address is confirmed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the mail again' })).not.toBeInTheDocument();
});

test('asking too often for the mail is said', async () => {
  await show({ emailVerified: false });
  fakeGraph({
    ResendVerification: {
      resendVerification: {
        __typename: 'ResendVerificationPayload',
        sent: false,
        errors: [{ __typename: 'ResendVerificationError', code: 'RATE_LIMITED', field: null, message: 'x' }],
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
  await waitFor(() => expect(toasts.get().map(({ text }) => text)).toEqual([en.RATE_LIMITED]));
});
