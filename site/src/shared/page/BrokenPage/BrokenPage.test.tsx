import { screen } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { BrokenPage } from './BrokenPage';

// What is fetched is at hand, so that the test does not wait for it to be compiled.
beforeAll(() => import('../ErrorText/ErrorText'));

test('says that the page broke and offers to load it again', async () => {
  renderInPage(<BrokenPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something on this page broke.');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});
