import { act, screen, waitFor } from '@testing-library/react';

import { channelCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { contentVersion } from '../../../shared/content/content-state';
import { MorePage } from './MorePage';
import type { MorePageQuery } from './more-page.query.generated';

type Channel = NonNullable<MorePageQuery['channels']>['nodes'][number];

const channel = (slug: string, changes: Partial<Channel> = {}): Channel => ({
  ...channelCard(slug),
  nameEcho: null,
  description: '',
  ...changes,
});
const page = (version: number, ...nodes: Channel[]): MorePageQuery => ({
  contentVersion: version,
  metaTags: null,
  channels: { __typename: 'ChannelConnection', nodes },
});
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(() => act(() => contentVersion.set(null)));

test('leads to every channel, with its name in both scripts and its sentence', () => {
  const padel = channel('padel', {
    name: 'البادل',
    nameEcho: 'Padel',
    language: 'AR',
    description: 'مباريات.',
  });
  renderInPage(<MorePage built={page(1, padel, channel('tech', { language: 'EN', name: 'Tech' }))} />, 'ar');
  expect(screen.getByRole('heading', { level: 1, name: 'المزيد' })).toBeInTheDocument();
  expect(links()).toEqual([
    ['البادلPadelمباريات.', '/ar/padel'],
    ['Tech', '/ar/tech'],
  ]);
  expect(screen.getByText('Padel')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Tech')).toHaveAttribute('dir', 'ltr');
});

test('shows a channel that is published while the page is open', async () => {
  fakeGraph({ MorePage: page(2, channel('padel'), channel('tech')) });
  renderInPage(<MorePage built={page(1, channel('padel'))} />);
  act(() => contentVersion.set(2));
  await waitFor(() => expect(links().map(([, to]) => to)).toEqual(['/en/padel', '/en/tech']));
});

test('without channels it leads to the shows', () => {
  renderInPage(<MorePage built={page(1)} />);
  expect(screen.getByRole('link', { name: 'All shows' })).toHaveAttribute('href', '/en/shows');
});
