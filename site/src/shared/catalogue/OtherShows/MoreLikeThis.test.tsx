import { screen, within } from '@testing-library/react';

import { showCard } from '../../../../testing/catalogue';
import { renderInPage } from '../../../../testing/page';
import { MoreLikeThis } from './MoreLikeThis';

test('offers the shows in the order of the graph, and the list of all', () => {
  renderInPage(<MoreLikeThis shows={['ney', 'respawn', 'padel'].map((slug) => showCard(slug))} />);
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/shows/ney',
    '/en/shows/respawn',
    '/en/shows/padel',
  ]);
  expect(screen.getByRole('link', { name: /See all/ })).toHaveAttribute('href', '/en/shows');
});

test('is not there when there is no other show', () => {
  const { container } = renderInPage(<MoreLikeThis shows={[]} />);
  expect(container).toBeEmptyDOMElement();
});
