import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import type { GraphCall, Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { money, paidPlan } from '../../../../testing/plans';
import labels from '../../../locale/ar.json';
import { startSession } from '../../auth/start-session';
import { clearSession } from '../../auth/clear-session';
import { ApolloScope } from '../../graph/ApolloScope/ApolloScope';
import { storedOrder } from '../stored-order';
import { redirectTo } from '../redirect-to';
import { Checkout } from './Checkout';

jest.mock('../redirect-to', () => ({ redirectTo: jest.fn() }));

const YEARLY = paidPlan('year-without-ads', { period: 'YEAR', price: money(24900) });
const HOSTED = 'https://pay.example/p-1';

const begun = (redirectUrl: string | null = HOSTED): Reply => ({
  subscribe: {
    __typename: 'SubscribePayload',
    payment: { __typename: 'Payment', id: 'id-of-p-1', code: 'p-1', status: 'PENDING', redirectUrl },
    errors: [],
  },
});
const refused = (code: string): Reply => ({
  subscribe: {
    __typename: 'SubscribePayload',
    payment: null,
    errors: [{ __typename: 'SubscribeError', code, field: null, message: code }],
  },
});
const quoted = ({ variables }: GraphCall): Reply => {
  const { code } = variables['input'] as { code: string };
  const known = code.toUpperCase() === 'EID';
  return {
    checkPromoCode: {
      __typename: 'CheckPromoCodePayload',
      quote: known
        ? {
            __typename: 'PromoQuote',
            code: 'EID',
            periods: 1,
            priceBefore: money(24900),
            priceAfter: money(19900),
            text: '20% off your first year.',
          }
        : null,
      errors: known
        ? []
        : [{ __typename: 'CheckPromoCodeError', code: 'COUPON_INVALID', field: 'code', message: 'x' }],
    },
  };
};

const checkout = (promoCode: string | null = null, plan = YEARLY) => (
  <ApolloScope>
    <Checkout plan={plan} promoCode={promoCode} begins="trial" />
  </ApolloScope>
);
const sentBy = (log: GraphCall[]) => log.filter(({ name }) => name === 'Subscribe');
const START = 'Start 7 free days';

beforeEach(() => startSession(session(createAccessToken(600), { hasSubscription: false }) as never));
afterEach(() => {
  clearSession();
  storedOrder.forget();
  jest.mocked(redirectTo).mockClear();
});

test('says what is taken and when before anything is pressed', () => {
  renderInPage(checkout());
  const moments = within(screen.getByRole('region', { name: 'Your order' })).getAllByRole('listitem');
  expect(moments.map(({ textContent }) => textContent.replace(/[\u2066\u2069]/g, ''))).toEqual([
    'Today1\u00A0USD checks your card and comes straight back.',
    'After 5 daysWe remind you by email. You can still cancel, and nothing is charged.',
    'After 7 days249\u00A0AED for the first year. It renews every year until you cancel.',
  ]);
});

test('one press orders once, under a key of its own, and leaves for the page of the provider', async () => {
  const log = fakeGraph({ Subscribe: begun() });
  renderInPage(checkout());
  await userEvent.click(screen.getByRole('radio', { name: 'Apple Pay' }));
  await userEvent.dblClick(screen.getByRole('button', { name: START }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(HOSTED));
  const [sent, ...more] = sentBy(log);
  expect(more).toEqual([]);
  expect(sent?.variables).toEqual({
    input: { planId: 'id-of-year-without-ads', paymentMethod: 'APPLE_PAY', promoCode: null },
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(storedOrder.get()).toMatchObject({ planId: 'id-of-year-without-ads', planCode: 'year-without-ads' });
});

test('a payment that somebody else is just asking for is watched', async () => {
  fakeGraph({ Subscribe: begun(null) });
  renderInPage(checkout());
  await userEvent.click(screen.getByRole('button', { name: START }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/en/subscribe/paymet-status?id=p-1'));
});

test('a code changes the price before anything is paid, goes along, and can be taken away', async () => {
  const log = fakeGraph({ CheckPromoCode: quoted, Subscribe: begun() });
  renderInPage(checkout());
  await userEvent.type(screen.getByLabelText(/Promo code/), 'eid{Enter}');
  expect(await screen.findByText(/20% off your first year/)).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Your order' });
  expect(panel).toHaveTextContent('199 AED for the first year');
  expect(panel.textContent.replace(/[\u2066\u2069]/g, '')).toContain('instead of 249\u00A0AED');
  await userEvent.click(screen.getByRole('button', { name: START }));
  await waitFor(() => expect(sentBy(log)).toHaveLength(1));
  expect(sentBy(log)[0]?.variables).toMatchObject({ input: { promoCode: 'EID' } });
});

test.each([
  ['en', en.COUPON_INVALID, START],
  ['ar', ar.COUPON_INVALID, 'ابدأ 7 أيام مجانية'],
] as const)(
  'a code that is worth nothing is reported at its field in %s, kept, and not ordered with',
  async (locale, text, start) => {
    const log = fakeGraph({ CheckPromoCode: quoted, Subscribe: begun() });
    renderInPage(checkout('nothing'), locale);
    const field = screen.getByLabelText(
      new RegExp(locale === 'ar' ? labels['subscribe.promoCode'] : 'Promo code'),
    );
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveValue('nothing');
    await userEvent.click(screen.getByRole('button', { name: start }));
    await waitFor(() => expect(sentBy(log)).toHaveLength(1));
    expect(sentBy(log)[0]?.variables).toMatchObject({ input: { promoCode: null } });
  },
);

test('a code stays when another plan is chosen: it is asked for that one', async () => {
  const log = fakeGraph({ CheckPromoCode: quoted });
  const { rerender } = renderInPage(checkout('EID'));
  await screen.findByText(/20% off/);
  const { wrapInPage: inPage } = await import('../../../../testing/page');
  rerender(<>{inPage(checkout('EID', paidPlan('month-with-ads')))}</>);
  await waitFor(() => expect(log).toHaveLength(2));
  expect(log[1]?.variables).toEqual({ input: { planId: 'id-of-month-with-ads', code: 'EID' } });
});

test('what went wrong is said, and a lost answer is asked for again under the same key', async () => {
  const replies: Reply[] = ['unreachable', refused('PAYMENT_UNDER_WAY')];
  const log = fakeGraph({ Subscribe: () => replies.shift() ?? begun() });
  renderInPage(checkout());
  const press = () => userEvent.click(screen.getByRole('button', { name: START }));
  await press();
  expect(await screen.findByText(en.UPSTREAM_UNAVAILABLE)).toBeVisible();
  await press();
  expect(await screen.findByText(en.PAYMENT_UNDER_WAY)).toBeVisible();
  await press();
  await waitFor(() => expect(redirectTo).toHaveBeenCalledTimes(1));
  const [lost, again, next] = sentBy(log).map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});

test('a page that the browser brings back can order again', async () => {
  fakeGraph({ Subscribe: begun() });
  renderInPage(checkout());
  const button = screen.getByRole('button', { name: START });
  await userEvent.click(button);
  await waitFor(() => expect(redirectTo).toHaveBeenCalledTimes(1));
  expect(button).toHaveAttribute('aria-busy', 'true');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});
