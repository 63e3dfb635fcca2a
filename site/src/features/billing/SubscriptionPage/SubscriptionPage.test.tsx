import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aed, subscriptionState, viewerBilling } from '../../../../testing/billing';
import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import { SubscriptionPage } from './SubscriptionPage';

type Changes = NonNullable<Parameters<typeof viewerBilling>[0]>;

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
const UNTIL = '2026-12-12T10:00:00.000Z';
const CANCELLED: Changes = { status: 'CANCELLED', endsAt: UNTIL, nextPaymentAt: null, nextPayment: null };
const cancelled = (code: string | null): Reply => ({
  cancelSubscription: {
    __typename: 'CancelSubscriptionPayload',
    subscription: code === null ? subscriptionState(CANCELLED) : null,
    storeMessage: null,
    errors: code === null ? [] : [{ __typename: 'CancelSubscriptionError', code, field: null, message: 'x' }],
  },
});

const show = async (changes: Changes[], replies: Record<string, Reply> = {}, locale: 'en' | 'ar' = 'en') => {
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
const plain = (element: HTMLElement) => element.textContent.replace(/[\u2066-\u2069]/g, '');
const ticket = () => screen.getByRole('region', { name: /Monthly, with ads|Free/ });
const told = () => toasts.get().map(({ kind, text }) => [kind, text]);

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

test.each([
  ['active', {}, 'Next payment on 12 December 2026: 19\u00A0AED.'],
  [
    'on trial',
    { status: 'TRIAL', trialEndsAt: UNTIL },
    'Free until 12 December 2026. Then 19\u00A0AED is charged.',
  ],
  ['cancelled', CANCELLED, 'Yours until 12 December 2026. After that, the free plan.'],
  [
    'of a voucher',
    { paymentMethod: 'VOUCHER', endsAt: UNTIL, nextPaymentAt: null, nextPayment: null },
    'From a voucher. It ends automatically on 12 December 2026.',
  ],
  [
    'of a store',
    { paymentMethod: 'GOOGLE', nextPaymentAt: null, nextPayment: null },
    'Google Play takes the payments and renews it.',
  ],
  [
    'held by a dispute',
    { renewalHold: 'DISPUTE', endsAt: UNTIL, nextPaymentAt: null, nextPayment: null },
    'Yours until 12 December 2026. Nothing is charged for now.',
  ],
  [
    'followed by another',
    { nextPlan: { __typename: 'Plan', id: 'id-of-yearly', name: 'Yearly, without ads' } },
    'From 12 December 2026 on: Yearly, without ads.',
  ],
] as const)('a plan that is %s says how it goes on', async (_what, changes, line) => {
  await show([changes]);
  expect(plain(ticket())).toContain(line);
});

test('while a payment is disputed, the page says that nothing is charged', async () => {
  await show([{ renewalHold: 'DISPUTE', endsAt: UNTIL, nextPaymentAt: null, nextPayment: null }]);
  expect(screen.getByText(/Your bank is questioning a payment/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change plan' })).toBeNull();
});

test('after payments moved to another provider, the page asks for the card again', async () => {
  await show([{ renewalHold: 'PROVIDER', endsAt: UNTIL, nextPaymentAt: null, nextPayment: null }], {}, 'en');
  expect(screen.getByText(/Enter your card again by 12 December 2026/)).toBeVisible();
  for (const button of screen.getAllByRole('button', { name: 'Change payment method' }).slice(0, 1))
    await userEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a card that expires before the next payment is named so', async () => {
  await show([{ cardExpires: '2026-11' }]);
  expect(screen.getByText('It expires before the next payment.')).toBeVisible();
});

test('the facts are all there: plan, price, advertising, next payment, card, membership, free plan', async () => {
  await show([{}], {}, 'ar');
  const facts = screen.getByRole('region', { name: 'التفاصيل' });
  expect(within(facts).getAllByRole('definition').map(plain)).toEqual([
    'Monthly, with ads',
    '19\u00A0درهمًا في الشهر',
    'مع إعلانات',
    '19\u00A0درهمًا، 12 ديسمبر 2026',
    ' Visa •••• 4242تغيير طريقة الدفع',
    '2 مارس 2026',
    'Free shows and shorts',
  ]);
  expect(screen.getByText('Visa •••• 4242')).toHaveAttribute('dir', 'ltr');
});

test('cancelling says until when it stays and what follows, and takes one more press', async () => {
  const log = await show([{}, CANCELLED], { CancelSubscription: cancelled(null) });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel your subscription?' });
  expect(dialog).toHaveTextContent('until 12 December 2026');
  expect(dialog).toHaveTextContent('the free plan follows');
  expect(log.some(({ name }) => name === 'CancelSubscription')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  await waitFor(() => expect(told()).toEqual([['done', 'Your subscription is cancelled.']]));
  expect(await screen.findByRole('button', { name: 'Keep my subscription' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(log.map(({ name }) => name)).toEqual(expect.arrayContaining(['CancelSubscription', 'Viewer']));
});

test('a cancellation that fails is reported in the dialog, and can be pressed again', async () => {
  await show([{}], { CancelSubscription: cancelled('NO_SUBSCRIPTION') });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
  expect(await within(dialog).findByText(en.NO_SUBSCRIPTION)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Cancel subscription' })).toBeEnabled();
});

test.each([
  ['GOOGLE', ar.STORE_NOTICE_GOOGLE, 'إدارة الاشتراك في Google Play'],
  ['APPLE', ar.STORE_NOTICE_APPLE, 'إدارة الاشتراك في App Store'],
] as const)('%s has its own word before and after cancelling', async (paymentMethod, text, manage) => {
  const store = { paymentMethod, card: null, nextPaymentAt: null, nextPayment: null };
  await show(
    [store, { ...CANCELLED, ...store, endsAt: UNTIL }],
    { CancelSubscription: cancelled(null) },
    'ar',
  );
  expect(screen.getByRole('link', { name: manage })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'إلغاء الاشتراك' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(text);
  expect(within(dialog).getByRole('link', { name: manage })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'إلغاء الاشتراك' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByText(text)[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'أبقِ اشتراكي' })).not.toBeInTheDocument();
});

test('a cancellation is taken back', async () => {
  await show([CANCELLED, {}], {
    ResumeSubscription: {
      resumeSubscription: { __typename: 'R', subscription: subscriptionState(), errors: [] },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Keep my subscription' }));
  await waitFor(() => expect(told()).toEqual([['done', 'Your subscription goes on.']]));
  expect(await screen.findByRole('button', { name: 'Change plan' })).toBeVisible();
});

test('an open payment says when it is tried again, until when watching goes on, and how to pay', async () => {
  await show([{ status: 'PAST_DUE', endsAt: '2026-12-19T10:00:00.000Z' }]);
  const alert = screen.getByText(/did not go through/);
  expect(alert).toHaveTextContent('12 December 2026');
  expect(alert).toHaveTextContent('19 December 2026');
  await userEvent.click(screen.getByRole('button', { name: /^Pay .*19.*AED/ }));
  const dialog = screen.getByRole('dialog', { name: 'Pay what is due' });
  expect(plain(dialog)).toContain('19\u00A0AED is due. Pay with the same card or another one');
  expect(within(dialog).getByRole('button', { name: /^Pay .*19.*AED/ })).toBeEnabled();
});

test('who has no subscription sees the free plan and the way to the others', async () => {
  await show([
    {
      status: 'FREE',
      plan: null,
      price: null,
      nextPaymentAt: null,
      nextPayment: null,
      paymentMethod: null,
      card: null,
    },
  ]);
  expect(ticket()).toHaveTextContent('Note of free');
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/en/subscribe');
  expect(within(ticket()).queryByRole('button')).not.toBeInTheDocument();
});

test('another plan says what it costs before it is agreed to, and exactly that is sent', async () => {
  const change = {
    __typename: 'PlanChange',
    takesEffect: 'NOW',
    effectiveAt: UNTIL,
    price: aed(24900),
    credit: aed(1264),
    amountDue: aed(23636),
    nextPaymentAt: '2027-11-21T10:00:00.000Z',
    nextPayment: aed(24900),
  };
  const log = await show([{}], {
    PreviewPlanChange: { previewPlanChange: { __typename: 'P', change, errors: [] } },
    ChangePlan: {
      changePlan: { __typename: 'C', subscription: subscriptionState(), payment: null, errors: [] },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change plan' }));
  const dialog = screen.getByRole('dialog', { name: 'Change your plan' });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('radio', { name: /Yearly, without ads/ }));
  const pay = await within(dialog).findByRole('button', { name: /Pay .*236\.36/ });
  expect(within(dialog).getAllByRole('definition').map(plain)).toEqual([
    '249\u00A0AED',
    '− 12.64\u00A0AED',
    '236.36\u00A0AED',
    '249\u00A0AED',
  ]);
  await userEvent.click(pay);
  await waitFor(() => expect(told()).toEqual([['done', 'Your plan is changed.']]));
  expect(log.find(({ name }) => name === 'ChangePlan')?.variables).toEqual({
    input: { planId: 'id-of-yearly', amountDue: 23636 },
  });
});

test('on the free plan a voucher is spent here, and its plan stands on the ticket', async () => {
  const free: Changes = { status: 'FREE', plan: null, price: null, nextPaymentAt: null, nextPayment: null };
  await show([free, { paymentMethod: 'VOUCHER', endsAt: UNTIL, nextPaymentAt: null, nextPayment: null }], {
    SpendVoucher: {
      activateVoucher: {
        __typename: 'ActivateVoucherPayload',
        grant: { __typename: 'VoucherGrant', endsAt: UNTIL },
        errors: [],
      },
    },
  });
  await userEvent.type(screen.getByLabelText('Voucher code'), 'abcd-efgh-1234');
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText(/From a voucher/)).toBeVisible();
  expect(told()).toEqual([['done', en.CODE_ACTIVATED]]);
});

test('who pays is offered no voucher', async () => {
  await show([{}]);
  expect(screen.queryByLabelText('Voucher code')).not.toBeInTheDocument();
});
