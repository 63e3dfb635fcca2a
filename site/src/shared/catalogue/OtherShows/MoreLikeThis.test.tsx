import { screen, within } from '@testing-library/react';

import { showCard } from '../../../../testing/catalogue';
import { renderInPage } from '../../../../testing/page';
import { MoreLikeThis } from './MoreLikeThis';

const hrefs = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('offers the nearest shows first, each once, and never the show itself', () => {
  const shows = ['oud', 'ney', 'respawn', 'ney', 'oud', 'padel'].map((slug) => showCard(slug));
  renderInPage(<MoreLikeThis slug="oud" shows={shows} />);
  expect(hrefs()).toEqual(['/en/shows/ney', '/en/shows/respawn', '/en/shows/padel']);
});

test('offers a dozen at most', () => {
  const shows = Array.from({ length: 26 }, (_, index) => showCard(`show-${index}`));
  renderInPage(<MoreLikeThis slug="show-0" shows={shows} />);
  expect(hrefs()).toHaveLength(12);
});

test('is not there when there is no other show', () => {
  const { container } = renderInPage(<MoreLikeThis slug="oud" shows={[showCard('oud')]} />);
  expect(container).toBeEmptyDOMElement();
});
