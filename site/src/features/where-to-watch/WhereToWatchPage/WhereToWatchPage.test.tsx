import { act, screen, within } from '@testing-library/react';

import { fakeGraph } from '../../../../testing/graph';
import { pageContext, renderInPage } from '../../../../testing/page';
import { contentVersion } from '../../../shared/content/content-state';
import { WhereToWatchPage } from './WhereToWatchPage';
import type { WhereToWatchPageQuery } from './where-to-watch-page.query.generated';

const { chrome } = pageContext();

const platform = (name: string, url: string | null = null, note: string | null = null) => ({
  __typename: 'Platform' as const,
  name,
  note,
  url,
});

const BUILT: WhereToWatchPageQuery = {
  contentVersion: 1,
  metaTags: null,
  page: {
    __typename: 'WhereToWatchPage',
    slug: 'where-to-watch',
    title: 'Where to watch',
    language: 'EN',
    lead: 'One account, every screen.',
    groups: [
      {
        __typename: 'PlatformGroup',
        kind: 'SMART_TV',
        title: 'Smart TVs',
        text: 'For evenings with others.',
        platforms: [platform('Apple TV', null, 'Apple TV 4K'), platform('LG TV')],
      },
      {
        __typename: 'PlatformGroup',
        kind: 'MOBILE',
        title: 'Phones',
        text: 'For the way home.',
        platforms: [
          platform('iPhone', 'https://apps.example/sahra'),
          platform('Browser', 'https://sahra.example/home'),
        ],
      },
      { __typename: 'PlatformGroup', kind: 'PODCAST', title: 'Podcasts', text: 'To listen.', platforms: [] },
    ],
  },
  shows: null,
};

const show = (locale: 'en' | 'ar' = 'en') =>
  renderInPage(<WhereToWatchPage built={BUILT} chrome={chrome} />, locale);

beforeEach(() => fakeGraph({}));
afterEach(() => act(() => contentVersion.set(null)));

test('three groups in order with their platforms', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Smart TVs',
    'Phones',
    'Podcasts',
  ]);
  const tvs = within(screen.getByRole('region', { name: 'Smart TVs' }));
  expect(tvs.getAllByRole('listitem')).toHaveLength(2);
  expect(tvs.getByText('Apple TV 4K')).toBeInTheDocument();
});

test('only what has an address is a link; pages of the site stay in the reader’s language', () => {
  show('ar');
  const main = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(main).toEqual(['/ar/home', 'https://apps.example/sahra', '/ar/home']);
});

test('words that are not translated say so', () => {
  show('ar');
  expect(screen.getByText('For evenings with others.').closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('a publish arrives on the open page', async () => {
  fakeGraph({ WhereToWatchPage: { ...BUILT, page: { ...BUILT.page, title: 'Everywhere' } } });
  show();
  act(() => contentVersion.set(2));
  expect(await screen.findByRole('heading', { level: 1, name: 'Everywhere' })).toBeInTheDocument();
});
