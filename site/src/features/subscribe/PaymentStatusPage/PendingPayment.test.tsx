import { screen } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { PendingPayment } from './PendingPayment';
import { isLate } from './polling-delay';

test('a late payment is no spinner: it says what follows, promises a mail and offers to look', () => {
  renderInPage(<PendingPayment late away={false} redirectUrl={null} looking={false} onLook={jest.fn()} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We are still waiting for your bank');
  expect(screen.getByText(/we write to you by email/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeEnabled();
});

test('a payment is late once the short pauses are used up', () => {
  expect([1, 5, 6, 20].map(isLate)).toEqual([false, false, true, true]);
});
