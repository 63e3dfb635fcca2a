import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

import { showCard, videoCard } from '../../../../testing/catalogue';
import { renderInPage } from '../../../../testing/page';
import { SportPage } from './SportPage';

const videos = (...nodes: ReturnType<typeof videoCard>[]) => ({
  __typename: 'VideoConnection' as const,
  nodes,
});
const sport = (changes: Partial<ComponentProps<typeof SportPage>['sport']> = {}) => ({
  __typename: 'Sport' as const,
  slug: 'football',
  name: 'Football',
  description: 'Alley finals.',
  language: 'EN' as const,
  light: '#d9f06a',
  icon: null,
  shows: { __typename: 'ShowConnection' as const, nodes: [showCard('away-end')] },
  episodes: videos(videoCard('e1')),
  clips: videos(),
  highlights: videos(),
  shorts: videos(videoCard('s1', { kind: 'SHORT' })),
  ...changes,
});
const RECORDED = [videoCard('r1', { kind: 'MATCH' })];

beforeEach(() => window.history.replaceState(null, '', '/en/sports/football'));

test('has the name, the newest match, and tabs only for what there is', async () => {
  renderInPage(<SportPage sport={sport()} live={[]} recorded={RECORDED} builtPaths={[]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Football' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Latest match' })).toHaveAttribute('href', '/en/watch/r1');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Episodes1',
    'Matches1',
    'Shorts1',
    'More',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Matches1');
  expect(within(screen.getByRole('tabpanel')).getByRole('link', { name: /r1/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /Episodes/ }));
  expect(window.location.search).toBe('?tab=episodes');
  await userEvent.click(screen.getByRole('tab', { name: /More/ }));
  expect(within(screen.getByRole('tabpanel')).getByRole('link')).toHaveAttribute(
    'href',
    '/en/shows/away-end',
  );
});

test('a sport without recorded matches opens on its first videos', () => {
  renderInPage(<SportPage sport={sport()} live={[]} recorded={[]} builtPaths={[]} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Episodes1');
});

test('names the sport in its own language on a page of the other', () => {
  renderInPage(<SportPage sport={sport()} live={[]} recorded={[]} builtPaths={[]} />, 'ar');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Alley finals.')).toHaveAttribute('dir', 'ltr');
});

test('a sport without videos says so and leads to the others', () => {
  const none = sport({
    episodes: videos(),
    shorts: videos(),
    shows: { __typename: 'ShowConnection', nodes: [] },
  });
  renderInPage(<SportPage sport={none} live={[]} recorded={[]} builtPaths={[]} />);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No videos yet' })).toBeInTheDocument();
});
