import { screen } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { BrokenPage } from './BrokenPage';

// Loads the lazy module first, so that the test does not wait for its compilation.
beforeAll(() => import('../ErrorText/ErrorText'));

test('says that the page broke and offers to load it again', async () => {
  renderInPage(<BrokenPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something on this page broke.');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});
