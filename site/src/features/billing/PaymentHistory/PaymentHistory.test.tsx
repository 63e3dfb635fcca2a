import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '@sahra/schemas/messages/en.json';

import { aed } from '../../../../testing/billing';
import { fakeGraph, ofViewer } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { toasts } from '../../../shared/messages/toasts';
import { PaymentHistory } from './PaymentHistory';

const payment = (id: string, changes: Record<string, unknown> = {}) => ({
  __typename: 'Payment',
  id,
  purpose: 'RENEWAL',
  status: 'SUCCEEDED',
  failure: null,
  amount: aed(1900),
  plan: { __typename: 'Plan', id: 'id-of-monthly', name: 'Monthly' },
  card: { __typename: 'PaymentCard', brand: 'visa', last4: '4242' },
  createdAt: '2026-11-12T10:00:00.000Z',
  refundedAt: null,
  refundedAmount: aed(0),
  dispute: null,
  receiptNumber: null,
  ...changes,
});
const CARD_CHECK = payment('p-1', {
  purpose: 'CARD_CHECK',
  amount: { __typename: 'Money', amount: 100, currency: 'USD' },
  createdAt: '2026-11-05T10:00:00.000Z',
  refundedAt: '2026-11-05T10:00:00.000Z',
});
const pageOf = (nodes: object[], endCursor: string | null = null): Reply =>
  ofViewer({
    payments: {
      __typename: 'PaymentConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  });
const show = async (locale: 'en' | 'ar' = 'en'): Promise<void> => {
  renderInPage(
    <ApolloScope>
      <PaymentHistory />
    </ApolloScope>,
    locale,
  );
  await screen.findAllByRole('heading', { level: 2 });
};
/** Rows of the list, without the Unicode isolates around numbers. */
const rows = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replace(/[\u2066-\u2069]/g, ''));

afterEach(() => toasts.set([]));

test('the check of a card stands there with its return, a fee with its receipt', async () => {
  fakeGraph({ Payments: pageOf([payment('p-2', { receiptNumber: '000042' }), CARD_CHECK]) });
  await show();
  expect(rows()).toEqual([
    'Renewal: Monthly19\u00A0AED12 November 2026Receipt 000042',
    'Card check: Monthly1\u00A0USD5 November 2026Returned on 5 November 2026',
  ]);
  expect(screen.getByRole('link', { name: /^Receipt/ })).toHaveAttribute(
    'href',
    '/en/settings/subscription/receipts/000042',
  );
});

test('in Arabic too', async () => {
  fakeGraph({ Payments: pageOf([CARD_CHECK]) });
  await show('ar');
  expect(rows()).toEqual([
    'التحقق من البطاقة: Monthly1\u00A0دولار أمريكي5 نوفمبر 2026أُعيد المبلغ في 5 نوفمبر 2026',
  ]);
});

test('what was not paid says why, and what is under way says so', async () => {
  const failure = { __typename: 'PaymentFailure', message: en.CARD_EXPIRED };
  fakeGraph({
    Payments: pageOf([
      payment('p-4', { status: 'PENDING' }),
      payment('p-3', { status: 'FAILED', failure }),
      payment('p-2', { status: 'FAILED' }),
    ]),
  });
  await show();
  const [pending, expired, failed] = rows();
  expect(pending).toContain('Being processed');
  expect(expired).toContain(en.CARD_EXPIRED);
  expect(failed).toContain('Not paid');
});

test('older payments follow on request; a page that does not come is reported, and can be asked for again', async () => {
  const next: Reply[] = ['unreachable', pageOf([CARD_CHECK])];
  fakeGraph({
    Payments: ({ variables }) =>
      variables['after'] === 'c-1' ? (next.shift() ?? 'unreachable') : pageOf([payment('p-2')], 'c-1'),
  });
  await show();
  const more = screen.getByRole('button', { name: 'Show more' });
  await userEvent.click(more);
  await waitFor(() => expect(toasts.get()).toMatchObject([{ text: en.SOMETHING_WENT_WRONG }]));
  expect(rows()).toHaveLength(1);
  await userEvent.click(more);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(more).not.toBeInTheDocument();
});

test('who has paid nothing yet reads what will stand here', async () => {
  fakeGraph({ Payments: pageOf([]) });
  await show();
  expect(screen.getByText('Your payments and their receipts will stand here.')).toBeVisible();
});

test('what the bank did and what went back are two sentences, each on a line of its own', async () => {
  fakeGraph({ Payments: pageOf([{ ...CARD_CHECK, dispute: 'LOST' }]) });
  await show();
  const said = screen.getAllByText(/^(?:Your bank has returned|Returned on)/);
  expect(said.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['P', 'Your bank has returned it to your card'],
    ['P', expect.stringMatching(/^Returned on .*2026$/)],
  ]);
});

test('what the bank and the provider took back stands at its payment', async () => {
  fakeGraph({
    Payments: pageOf([
      payment('p-5', { refundedAmount: aed(500) }),
      payment('p-4', { dispute: 'OPEN' }),
      payment('p-3', { dispute: 'LOST' }),
    ]),
  });
  await show();
  expect(rows()).toEqual([
    expect.stringContaining('5\u00A0AED of it was returned'),
    expect.stringContaining('Your bank is questioning it'),
    expect.stringContaining('Your bank has returned it to your card'),
  ]);
});
