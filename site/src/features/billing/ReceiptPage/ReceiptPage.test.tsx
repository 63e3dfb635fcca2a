import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aed } from '../../../../testing/billing';
import { fakeGraph, createAccessToken, session, ofViewer } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { ReceiptPage } from './ReceiptPage';

const SELLER = { brand: 'Sahra', contactEmail: 'hello@sahra.example' };
const receipt = (changes: Record<string, unknown> = {}): Reply =>
  ofViewer({
    receipt: {
      id: 'id-of-000042',
      __typename: 'Receipt',
      number: '000042',
      issuedAt: '2026-11-12T10:00:00.000Z',
      name: 'Nour Adel',
      email: 'nour@sahra.example',
      planName: 'Yearly, without ads',
      periodStartsAt: '2026-11-12T10:00:00.000Z',
      periodEndsAt: '2027-11-12T10:00:00.000Z',
      price: aed(24900),
      discount: aed(0),
      credit: aed(0),
      amount: aed(24900),
      card: { __typename: 'PaymentCard', brand: 'visa', last4: '4242' },
      refundedAt: null,
      refundedAmount: { __typename: 'Money', amount: 0, currency: 'AED' },
      dispute: null,
      ...changes,
    },
  });
const show = (locale: 'en' | 'ar' = 'en') =>
  renderInPage(
    <ReceiptPage pathname={`/${locale}/settings/subscription/receipts/000042`} seller={SELLER} />,
    locale,
  );
/** Removes the Unicode isolates around left-to-right numbers. */
const lines = async () =>
  within(await screen.findByRole('article'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replace(/[\u2066-\u2069]/g, ''));

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => act(clearSession));

test('a receipt says who was paid by whom, for what, and how the amount comes about', async () => {
  const log = fakeGraph({
    Receipt: receipt({ discount: aed(4980), credit: aed(1264), amount: aed(18656) }),
  });
  show();
  expect(await lines()).toEqual([
    'Nour Adelnour@sahra.example',
    '12 November 2026',
    'Yearly, without ads',
    '12 November 2026 to 12 November 2027',
    'Visa •••• 4242',
    '249\u00A0AED',
    '− 49.80\u00A0AED',
    '− 12.64\u00A0AED',
    '186.56\u00A0AED',
  ]);
  expect(screen.getByRole('article')).toHaveTextContent('hello@sahra.example');
  expect(screen.getByRole('article')).toHaveTextContent('000042');
  expect(screen.getByRole('article')).toHaveTextContent('Taxes that apply are included.');
  expect(log.map(({ variables }) => variables)).toEqual([{ number: '000042' }]);
});

test('what there was none of stands on no line, and what was returned is said', async () => {
  fakeGraph({ Receipt: receipt({ card: null, refundedAt: '2026-11-20T10:00:00.000Z' }) });
  show('ar');
  expect(await lines()).toEqual([
    'Nour Adelnour@sahra.example',
    '12 نوفمبر 2026',
    'Yearly, without ads',
    'من 12 نوفمبر 2026 إلى 12 نوفمبر 2027',
    '249\u00A0درهمًا',
    '249\u00A0درهمًا',
  ]);
  expect(screen.getByText('أُعيد المبلغ كاملًا في 20 نوفمبر 2026.')).toBeVisible();
});

test('it is printed by a press, and leads to itself in the other language', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  fakeGraph({ Receipt: receipt() });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'العربية' })).toHaveAttribute(
    'href',
    '/ar/settings/subscription/receipts/000042',
  );
  print.mockRestore();
});

test('a number that is none of the viewer’s is reported, with a way to those that are', async () => {
  fakeGraph({ Receipt: ofViewer({ receipt: null }) });
  show();
  expect(await screen.findByRole('heading', { name: 'No such receipt' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'To your payments' })).toHaveAttribute(
    'href',
    '/en/settings/subscription',
  );
});

test('a visitor sees nothing of it, and nothing is asked', () => {
  clearSession();
  const log = fakeGraph({});
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(log).toEqual([]);
});

test('a plan whose name has a sign is named with the sign in its place', async () => {
  fakeGraph({ Receipt: receipt({ planName: 'Sahra+' }) });
  show('ar');
  expect(await screen.findByText('Sahra+')).toHaveAttribute('dir', 'ltr');
});
