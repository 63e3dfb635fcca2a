import { screen } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { RegisterPage } from './RegisterPage';

test.each([
  ['en', 'Step 1 of 2'],
  ['ar', 'الخطوة 1 من 2'],
] as const)('in %s it says which step this is: %s', (locale, step) => {
  renderInPage(<RegisterPage />, locale);
  expect(screen.getByText(step)).toBeVisible();
});
