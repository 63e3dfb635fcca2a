import { screen } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { PendingPayment } from './PendingPayment';
import { isLate } from './polling-delay';

test.each([
  ['FIRST', /your subscription begins, and we write to you by email/],
  ['RENEWAL', /your subscription shows it, and we write to you by email/],
] as const)('a late payment (%s) says what follows, promises a mail and offers to look', (purpose, text) => {
  renderInPage(
    <PendingPayment
      late
      away={false}
      redirectUrl={null}
      purpose={purpose}
      looking={false}
      onLook={jest.fn()}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We are still waiting for your bank');
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeEnabled();
});

test('a payment is late once the short pauses are used up', () => {
  expect([1, 5, 6, 20].map(isLate)).toEqual([false, false, true, true]);
});
