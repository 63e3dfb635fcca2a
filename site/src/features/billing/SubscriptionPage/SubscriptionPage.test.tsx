import en from '@sahra/schemas/messages/en.json';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aed, subscriptionState } from '../../../../testing/billing';
import { paidPlan } from '../../../../testing/plans';
import { CANCELLED, plain, show, signIn, signOut, told, UNTIL } from '../../../../testing/show-subscription';
import type { Changes } from '../../../../testing/show-subscription';

const ticket = () => screen.getByRole('region', { name: /Monthly, with ads|Free/ });

beforeEach(signIn);
afterEach(signOut);

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

test('a plan whose name has a sign is named with the sign in its place', async () => {
  const plan = paidPlan('plus', { name: 'Monthly, with ads+' });
  await show([{ plan, nextPlan: { __typename: 'Plan', id: 'id-of-next', name: 'سهرة C++' } }], {}, 'ar');
  const names = screen.getAllByText('Monthly, with ads+');
  expect(names).toHaveLength(3);
  for (const name of [...names, screen.getByText('C++')]) expect(name).toHaveAttribute('dir', 'ltr');
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
