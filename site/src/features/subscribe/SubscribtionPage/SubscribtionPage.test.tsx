import { screen } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { SubscribtionPage } from './SubscribtionPage';

test.each(['en', 'ar'] as const)(
  'in %s it shows the marks of cards and Apple Pay, and leads to the plans',
  (locale) => {
    renderInPage(<SubscribtionPage />, locale);
    expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Visa',
      'Mastercard',
      'Apple Pay',
    ]);
    expect(screen.getByRole('link')).toHaveAttribute('href', `/${locale}/subscribe`);
  },
);
