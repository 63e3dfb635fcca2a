import { act, screen, waitFor, within } from '@testing-library/react';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { contentVersion } from '../../../shared/content/content-state';
import { ChannelsListPage } from './ChannelsListPage';
import type { ChannelsListPageQuery } from './channels-list-page.query.generated';

type Channel = NonNullable<ChannelsListPageQuery['channels']>['nodes'][number];

const channel = (slug: string, name: string, language: Channel['language'] = 'AR'): Channel => ({
  __typename: 'Channel',
  slug,
  name,
  language,
  light: null,
  icon: null,
});

const listOf = (version: number, ...nodes: Channel[]): ChannelsListPageQuery => ({
  contentVersion: version,
  metaTags: null,
  channels: { __typename: 'ChannelConnection', nodes },
});

const cards = () => within(screen.getByRole('list')).getAllByRole('link');

afterEach(() => act(() => contentVersion.set(null)));

test('names every channel in order, counts them, and leads to each in the page’s language', () => {
  renderInPage(
    <ChannelsListPage built={listOf(1, channel('music', 'موسيقى'), channel('padel', 'بادل'))} />,
    'ar',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'القنوات' })).toBeInTheDocument();
  expect(screen.getByText('قناتان')).toBeInTheDocument();
  expect(cards().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['موسيقى', '/ar/music'],
    ['بادل', '/ar/padel'],
  ]);
});

test('marks a name that is not in the page’s language', () => {
  renderInPage(<ChannelsListPage built={listOf(1, channel('padel', 'Padel', 'EN'))} />, 'ar');
  expect(screen.getByText('Padel')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Padel')).toHaveAttribute('dir', 'ltr');
});

test('shows a channel that is published while the page is open', async () => {
  fakeGraph({ ChannelsListPage: listOf(2, channel('music', 'موسيقى'), channel('cinema', 'سينما')) });
  renderInPage(<ChannelsListPage built={listOf(1, channel('music', 'موسيقى'))} />, 'ar');
  act(() => contentVersion.set(2));
  await waitFor(() => expect(cards().map((link) => link.textContent)).toEqual(['موسيقى', 'سينما']));
});

test('says so when there are none', () => {
  renderInPage(<ChannelsListPage built={listOf(1)} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No channels yet' })).toBeInTheDocument();
});
