import { screen, within } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { PaymentBadges } from './PaymentBadges';

test('names the ways to pay as their owners write them, in the order of the editors', () => {
  renderInPage(<PaymentBadges badges={['mada', 'visa', 'Tabby']} />, 'ar');
  const list = screen.getByRole('list', { name: 'طرق الدفع' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['mada', 'VISA', 'Tabby']);
});

test('leaves no empty list where editors chose none', () => {
  renderInPage(<PaymentBadges badges={[]} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
