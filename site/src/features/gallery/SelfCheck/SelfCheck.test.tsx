import { screen } from '@testing-library/react';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import ar from '../../../locale/ar.json';
import { SelfCheck } from './SelfCheck';

test('says the language, and that the graph answers', async () => {
  fakeGraph({ ContentVersion: { contentVersion: 41 } });
  renderInPage(<SelfCheck />, 'ar');
  expect(screen.getByText('ar')).toBeInTheDocument();
  expect(await screen.findByText(/41/)).toBeInTheDocument();
});

test('says when the graph does not answer', async () => {
  fakeGraph({ ContentVersion: 'unreachable' });
  renderInPage(<SelfCheck />, 'ar');
  expect(await screen.findByText(ar['gallery.silent'])).toBeInTheDocument();
});
