import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { showCard, videoCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { ChannelPage } from './ChannelPage';
import type { ChannelPageQuery } from './channel-page.query.generated';

type Shelf = NonNullable<ChannelPageQuery['episodes']>;
type Kind = Shelf['nodes'][number]['kind'];

const pageInfo = (hasNextPage = false) => ({ __typename: 'PageInfo' as const, hasNextPage });
const shelf = (kind: Kind, length: number, more = false): Shelf => ({
  __typename: 'VideoConnection',
  nodes: Array.from({ length }, (_, index) => videoCard(`${kind.toLowerCase()}${index}`, { kind })),
  pageInfo: pageInfo(more),
});

const data = (changes: Partial<ChannelPageQuery> = {}, shows = 2): ChannelPageQuery => ({
  contentVersion: 1,
  siteSettings: null,
  metaTags: null,
  channel: {
    __typename: 'Channel',
    slug: 'padel',
    name: 'بادل',
    nameEcho: 'Padel',
    description: 'مباريات ودروس.',
    language: 'AR',
    light: '#ff8a70',
    icon: null,
    shows: {
      __typename: 'ShowConnection',
      nodes: Array.from({ length: shows }, (_, index) => showCard(`show-${index}`)),
      pageInfo: pageInfo(),
    },
    newest: {
      __typename: 'VideoConnection',
      nodes: Array.from({ length: 14 }, () => ({ __typename: 'Video', kind: 'EPISODE' })),
      pageInfo: pageInfo(),
    },
  },
  episodes: shelf('EPISODE', 12, true),
  matches: shelf('MATCH', 0),
  shorts: shelf('SHORT', 5),
  clips: shelf('CLIP', 3),
  highlights: null,
  page: null,
  ...changes,
});

const unanswered = () => new Promise<Reply>(() => undefined);
const open = (record: ChannelPageQuery, onAir: () => Reply | Promise<Reply> = unanswered) => {
  fakeGraph({ OnAir: onAir });
  if (!record.channel) throw new Error('the test has a channel');
  return renderInPage(<ChannelPage channel={record.channel} data={record} />, 'ar');
};
const shelves = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => window.history.replaceState(null, '', '/ar/padel'));

test('names the channel in both scripts, and counts what it has', () => {
  open(data());
  expect(screen.getByRole('heading', { level: 1, name: 'بادل' })).toBeInTheDocument();
  expect(screen.getByText('Padel')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('برنامجان')).toBeInTheDocument();
  expect(screen.getByText('22 فيديو')).toBeInTheDocument();
});

test('shows come first, then a shelf for each kind that it has', async () => {
  open(data(), () => ({ channel: null }));
  await screen.findByText('الأحدث');
  expect(shelves()).toEqual(['Video episode0', 'البرامج', 'حلقات جديدة', 'مقاطع قصيرة', 'مقاطع']);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'الكل',
    'البرامج2',
    'الحلقات14',
    'مقاطع قصيرة5',
    'مقاطع3',
  ]);
});

test('a long shelf leads to its whole list, a short one does not', () => {
  open(data());
  const all = screen.getAllByRole('link', { name: /^عرض الكل/ });
  expect(all.map((link) => link.getAttribute('href'))).toEqual([
    '/ar/view-all?section=episodes&channel=padel',
    '/ar/view-all?section=shorts&channel=padel',
  ]);
});

test('a tab shows its shelf whole, and the way to the rest', async () => {
  open(data());
  await userEvent.click(screen.getByRole('tab', { name: /^الحلقات/ }));
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getAllByRole('listitem')).toHaveLength(12);
  expect(panel.getByRole('link', { name: 'عرض الكل' })).toHaveAttribute(
    'href',
    '/ar/view-all?section=episodes&channel=padel',
  );
  expect(window.location.search).toBe('?tab=episodes');
});

test('counts that are not known are left out', () => {
  const record = data();
  if (record.channel) record.channel.newest.pageInfo = pageInfo(true);
  open(record);
  expect(screen.getByRole('tab', { name: 'الحلقات' })).toBeInTheDocument();
  expect(screen.queryByText(/فيديو$/)).not.toBeInTheDocument();
});

test('says so when it has nothing yet', () => {
  open(data({ episodes: null, shorts: null, clips: null }, 0));
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'كل القنوات' })).toHaveAttribute('href', '/ar/channels-list');
});
