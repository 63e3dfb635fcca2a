import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { showCard } from '../../../../testing/catalogue';
import { renderInPage } from '../../../../testing/page';
import { ShowsPage } from './ShowsPage';
import type { ShowsPageQuery } from './shows-page.query.generated';

const on = (slug: string) => ({
  __typename: 'Channel' as const,
  slug,
  name: `Channel ${slug}`,
  language: 'EN' as const,
});
const listOf = (...nodes: NonNullable<ShowsPageQuery['shows']>['nodes']): ShowsPageQuery => ({
  contentVersion: 1,
  metaTags: null,
  shows: { __typename: 'ShowConnection', nodes },
});
const LIST = listOf(
  showCard('a', { channel: on('padel') }),
  showCard('b', { channel: on('music') }),
  showCard('c', { channel: on('padel') }),
);
const cards = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => window.history.replaceState(null, '', '/en/shows'));

test('narrows the shows to one channel, says how many, and puts it into the address', async () => {
  renderInPage(<ShowsPage built={LIST} />);
  expect(screen.getByText('3 shows')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Channel padel/ }));
  expect(cards()).toEqual(['/en/shows/a', '/en/shows/c']);
  expect(screen.getByText('2 shows')).toBeInTheDocument();
  expect(window.location.search).toBe('?channel=padel');
  await userEvent.click(screen.getByRole('button', { name: 'All channels' }));
  expect(cards()).toHaveLength(3);
  expect(window.location.search).toBe('');
});

test('offers no choice where each channel has one show', () => {
  renderInPage(
    <ShowsPage
      built={listOf(showCard('a', { channel: on('padel') }), showCard('b', { channel: on('music') }))}
    />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says so when there are none', () => {
  renderInPage(<ShowsPage built={listOf()} />);
  expect(screen.getByRole('heading', { name: 'No shows yet' })).toBeInTheDocument();
});

test('asks for the first poster before all others, and for those beside it at once', () => {
  renderInPage(<ShowsPage built={listOf(...['a', 'b', 'c', 'd', 'e'].map((slug) => showCard(slug)))} />);
  const pictures = [...screen.getByRole('list').querySelectorAll('img')];
  expect(
    pictures.map((picture) => [picture.getAttribute('fetchpriority'), picture.getAttribute('loading')]),
  ).toEqual([
    ['high', 'eager'],
    [null, 'eager'],
    [null, 'eager'],
    [null, 'eager'],
    [null, 'lazy'],
  ]);
});
