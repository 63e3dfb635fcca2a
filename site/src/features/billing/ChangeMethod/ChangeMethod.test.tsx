import en from '@sahra/schemas/messages/en.json';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { subscriptionState } from '../../../../testing/billing';
import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { redirectTo } from '../../../shared/checkout/redirect-to';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { Subscription } from '../SubscriptionPage/Subscription';

jest.mock('../../../shared/checkout/redirect-to', () => ({
  redirectTo: jest.fn(),
  untilRestored: () => Promise.resolve(),
}));

const show = async (
  changes: Parameters<typeof subscriptionState>[0],
  replies: Record<string, Reply> = {},
) => {
  const log = fakeGraph(replies);
  renderInPage(
    <ApolloScope>
      <Subscription
        subscription={subscriptionState(changes)}
        plans={[]}
        builtPaths={[]}
        onChanged={() => Promise.resolve()}
      />
    </ApolloScope>,
    'en',
  );
  await screen.findByRole('heading', { level: 2, name: 'Monthly, with ads' });
  return log;
};
/** Removes the Unicode isolates around left-to-right numbers. */
const plain = (element: HTMLElement) => element.textContent.replace(/[\u2066-\u2069]/g, '');

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  jest.mocked(redirectTo).mockClear();
  window.history.replaceState(null, '', '/en/settings/subscription');
});

const begun = (errors: object[], payment: object | null): Reply => ({
  changePaymentMethod: { __typename: 'ChangePaymentMethodPayload', payment, errors },
});
const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Change payment method' }));
  return screen.getByRole('dialog', { name: 'Change your payment method' });
};
const submit = async (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Continue to payment' }));

test("the payment method is changed on the provider's page, after the check of 1 USD was named", async () => {
  const payment = {
    __typename: 'Payment',
    id: 'id-of-p-1',
    code: 'p-1',
    status: 'PENDING',
    redirectUrl: 'https://pay.example/p-1',
  };
  const log = await show({}, { ChangePaymentMethod: begun([], payment) });
  const dialog = await openDialog();
  expect(plain(dialog)).toContain('1\u00A0USD is charged and returned at once');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Apple Pay' }));
  await submit(dialog);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('https://pay.example/p-1'));
  expect(log.find(({ name }) => name === 'ChangePaymentMethod')?.variables).toEqual({
    input: { paymentMethod: 'APPLE_PAY' },
  });
});

test.each([
  ['PAYMENT_UNDER_WAY', null],
  ['PAYMENT_METHOD_REQUIRED', 'paymentMethod'],
] as const)('a failed change says %s in the dialog, and can be tried again', async (code, field) => {
  const error = { __typename: 'ChangePaymentMethodError', code, field, message: 'x' };
  await show({}, { ChangePaymentMethod: begun([error], null) });
  const dialog = await openDialog();
  await submit(dialog);
  expect(await within(dialog).findByText(en[code])).toBeVisible();
  expect(redirectTo).not.toHaveBeenCalled();
});

test.each([
  ['GOOGLE', null],
  ['APPLE', null],
  ['VOUCHER', null],
] as const)('the payment method is not changed here when it is %s', async (paymentMethod, card) => {
  await show({ paymentMethod, card, nextPaymentAt: null, nextPayment: null });
  expect(screen.queryByRole('button', { name: 'Change payment method' })).not.toBeInTheDocument();
});

const UNFINISHED = 'The payment page is still open for you.';

test.each([
  ['SUCCEEDED', 'status', 'Changed. Your next payments are made this way.'],
  ['FAILED', 'alert', `${en.DECLINED} We keep using this payment method.`],
  ['PENDING', 'status', 'We are still waiting for your bank.'],
  ['PENDING', 'status', UNFINISHED],
] as const)('a change that %s is told at the payment method', async (status, role, text) => {
  const redirectUrl = text === UNFINISHED ? 'https://pay.example/p-1' : null;
  window.history.replaceState(null, '', '/en/settings/subscription?payment=p-1');
  const failure = status === 'FAILED' ? { __typename: 'PaymentFailure', message: en.DECLINED } : null;
  const payment = {
    __typename: 'Payment',
    id: 'id-of-p-1',
    purpose: 'METHOD_CHANGE',
    status,
    redirectUrl,
    failure,
  };
  await show({}, { MethodChange: { viewer: { __typename: 'Viewer', id: 'viewer-1', payment } } });
  const outcome = await screen.findByText((_content, element) =>
    Boolean(element?.matches(`[role=${role}]`) && element.textContent.includes(text)),
  );
  expect(outcome.closest('dd')).toHaveTextContent('Visa •••• 4242');
  expect(outcome).toHaveFocus();
  expect(
    within(outcome)
      .queryAllByRole('link', { name: 'Continue the change' })
      .map((link) => link.getAttribute('href')),
  ).toEqual(redirectUrl === null ? [] : [redirectUrl]);
});

const answer = (payment: object | null): Reply => ({
  viewer: { __typename: 'Viewer', id: 'viewer-1', payment },
});
const UNKNOWN = 'We do not know this payment. It may belong to another account, or nothing was paid yet.';

test.each(['p-of-another-viewer', 'p%001', ''])(
  'a payment "%s" that is not known is said to be so',
  async (code) => {
    window.history.replaceState(null, '', `/en/settings/subscription?payment=${code}`);
    await show({}, { MethodChange: answer(null) });
    expect((await screen.findByText(UNKNOWN)).closest('[role=status]')).toHaveFocus();
  },
);

test('a payment that cannot be looked up is said to be so, and asked for again', async () => {
  window.history.replaceState(null, '', '/en/settings/subscription?payment=p-1');
  await show({}, { MethodChange: 'unreachable' });
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(`We could not check your payment. ${en.UPSTREAM_UNAVAILABLE}`);
  expect(told).toHaveFocus();
  fakeGraph({ MethodChange: answer(null) });
  await userEvent.click(within(told).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(UNKNOWN)).toBeVisible();
});

test('a payment for something else leads to its own page', async () => {
  const goTo = jest.fn();
  Object.assign(window, { ___navigate: goTo });
  window.history.replaceState(null, '', '/en/settings/subscription?payment=p-1');
  const payment = {
    ...{ __typename: 'Payment', id: 'id-of-p-1', purpose: 'RENEWAL', status: 'SUCCEEDED' },
    ...{ redirectUrl: null, failure: null },
  };
  await show({}, { MethodChange: answer(payment) });
  await waitFor(() =>
    expect(goTo).toHaveBeenCalledWith('/en/subscribe/paymet-status?id=p-1', { replace: true }),
  );
});
