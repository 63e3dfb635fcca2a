import { act, screen, within } from '@testing-library/react';

import { showCard, videoCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import { matchOf } from '../../../../testing/match';
import { renderInPage } from '../../../../testing/page';
import { contentVersion } from '../../../shared/content/content-state';
import { SportsPage } from './SportsPage';
import type { SportsPageQuery } from './sports-page.query.generated';

const videos = <Node,>(...nodes: Node[]) => ({ __typename: 'VideoConnection' as const, nodes });
const shows = <Node,>(...nodes: Node[]) => ({ __typename: 'ShowConnection' as const, nodes });
const EMPTY: SportsPageQuery = {
  contentVersion: 1,
  metaTags: null,
  sports: { __typename: 'SportConnection', nodes: [] },
  lead: shows(),
  live: videos(),
  recorded: videos(),
  highlights: videos(),
  shows: shows(),
  clips: videos(),
  shorts: videos(),
};
const FULL: SportsPageQuery = {
  ...EMPTY,
  sports: {
    __typename: 'SportConnection',
    nodes: [
      {
        __typename: 'Sport',
        slug: 'football',
        name: 'كرة القدم',
        language: 'AR',
        light: '#d9f06a',
        icon: null,
      },
      { __typename: 'Sport', slug: 'padel', name: 'Padel', language: 'EN', light: null, icon: null },
    ],
  },
  live: videos(matchOf('m1', { startsAt: '2020-01-01T10:00:00Z', liveState: 'LIVE' })),
  recorded: videos(videoCard('r1', { kind: 'MATCH' })),
  shows: shows(showCard('away-end')),
};

afterEach(() => contentVersion.set(null));

test('leads to every sport, and marks a name in the other language', () => {
  renderInPage(<SportsPage built={FULL} builtPaths={[]} />, 'ar');
  expect(screen.getByRole('heading', { level: 1, name: 'الرياضة' })).toBeInTheDocument();
  const sports = within(screen.getByRole('navigation', { name: 'كل الرياضات' }));
  expect(sports.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ar/sports/football',
    '/ar/sports/padel',
  ]);
  expect(sports.getByText('Padel')).toHaveAttribute('lang', 'en');
});

test('the first action is the newest match that can be watched whole', () => {
  renderInPage(<SportsPage built={FULL} builtPaths={[]} />);
  expect(screen.getByRole('link', { name: 'Latest match' })).toHaveAttribute('href', '/en/watch/r1');
  expect(screen.getByRole('region', { name: 'Match m1' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Sports shows' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Clips' })).not.toBeInTheDocument();
});

test('what is published while the page is open appears', async () => {
  fakeGraph({ SportsPage: { ...FULL, clips: videos(videoCard('c1', { kind: 'CLIP' })) } });
  renderInPage(<SportsPage built={FULL} builtPaths={[]} />);
  act(() => contentVersion.set(2));
  expect(await screen.findByRole('region', { name: 'Clips' })).toBeInTheDocument();
});

test('says so when there is nothing yet, and leads on', () => {
  renderInPage(<SportsPage built={EMPTY} builtPaths={[]} />);
  expect(screen.getByRole('heading', { name: 'No sports yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All shows' })).toHaveAttribute('href', '/en/shows');
});
