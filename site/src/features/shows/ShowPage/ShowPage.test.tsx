import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { episodeRow, showCard, showDetails, videoList } from '../../../../testing/catalogue';
import { createAccessToken, fakeGraph, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { forgetDeviceZone } from '../../../../testing/zone';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { toasts } from '../../../shared/messages/toasts';
import { ShowPage } from './ShowPage';

const season = (number: number, episodeCount: number) => ({
  __typename: 'Season' as const,
  number,
  title: null,
  language: null,
  episodeCount,
});
const row = (season: number, number: number) =>
  episodeRow(`s${season}e${number}`, { seasonNumber: season, episodeNumber: number });
const TWO_SEASONS = showDetails('oud', {
  episodeCount: 5,
  seasons: [season(1, 3), season(2, 2)],
  episodes: videoList([row(1, 1), row(1, 2), row(1, 3), row(2, 1), row(2, 2)]),
});

const rows = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const hrefs = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('link', { name: /^\d\. Video/ })
    .map((link) => link.getAttribute('href'));

beforeEach(() => window.history.replaceState(null, '', '/en/shows/oud'));
afterEach(() => {
  act(() => clearSession());
  toasts.set([]);
});

test('shows the first season in its order, with what happens in each episode', () => {
  renderInPage(<ShowPage show={TWO_SEASONS} />);
  expect(rows()).toEqual(['1. Video s1e1', '2. Video s1e2', '3. Video s1e3']);
  expect(screen.getByText('What happens in s1e2')).toBeInTheDocument();
  expect(screen.getByText('3 episodes')).toBeInTheDocument();
});

test('the chosen season stands in the address, and is open when somebody comes by it', async () => {
  const { unmount } = renderInPage(<ShowPage show={TWO_SEASONS} />);
  await userEvent.click(screen.getByRole('button', { name: 'Season 2' }));
  expect(hrefs()).toEqual(['/en/watch/s2e1', '/en/watch/s2e2']);
  expect(window.location.search).toBe('?season=2');
  unmount();
  renderInPage(<ShowPage show={TWO_SEASONS} />, 'ar');
  expect(screen.getByRole('button', { name: 'الموسم 2' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('حلقتان')).toBeInTheDocument();
});

test('a show without seasons, or with one, offers no choice of them', () => {
  const episodes = videoList([row(1, 1)]);
  renderInPage(
    <ShowPage show={showDetails('oud', { episodeCount: 1, seasons: [season(1, 1)], episodes })} />,
  );
  expect(screen.queryByRole('group', { name: 'Season' })).not.toBeInTheDocument();
  expect(rows()).toHaveLength(1);
});

test('a season that begins after what is loaded is loaded when it is chosen', async () => {
  const log = fakeGraph({
    MoreVideos: { show: { __typename: 'Show', videos: videoList([row(2, 1), row(2, 2)]) } },
  });
  const episodes = videoList([row(1, 1), row(1, 2), row(1, 3)], 'after-three');
  renderInPage(<ShowPage show={{ ...TWO_SEASONS, episodes }} />);
  const second = screen.getByRole('button', { name: 'Season 2' });
  await userEvent.click(second);
  await waitFor(() => expect(hrefs()).toEqual(['/en/watch/s2e1', '/en/watch/s2e2']));
  expect(second).toHaveFocus();
  expect(log.map(({ variables }) => variables)).toEqual([
    { slug: 'oud', kind: 'EPISODE', after: 'after-three' },
  ]);
});

test('while another season is read its list is busy and as tall as the one before, then it is announced', async () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(640);
  let answer: (reply: Reply) => void = () => undefined;
  fakeGraph({ MoreVideos: () => new Promise<Reply>((resolve) => (answer = resolve)) });
  const episodes = videoList([row(1, 1), row(1, 2), row(1, 3)], 'after-three');
  renderInPage(<ShowPage show={{ ...TWO_SEASONS, episodes }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Season 2' }));
  const busy = document.querySelector('[aria-busy="true"][style]');
  expect(busy).toHaveStyle({ minBlockSize: '640px' });
  answer({ show: { __typename: 'Show', videos: videoList([row(2, 1), row(2, 2)]) } });
  expect(await screen.findByText('Season 2, 2 episodes')).toHaveAttribute('role', 'status');
  expect(busy).toHaveAttribute('aria-busy', 'false');
  await waitFor(() => expect(busy).not.toHaveAttribute('style', expect.stringContaining('640px')));
  height.mockRestore();
});

test('further episodes come on request, and a failure is reported and can be tried again', async () => {
  let reachable = false;
  const more: Reply = { show: { __typename: 'Show', videos: videoList([row(1, 3)]) } };
  fakeGraph({ MoreVideos: () => (reachable ? more : 'unreachable') });
  const episodes = videoList([row(1, 1), row(1, 2)], 'after-two');
  renderInPage(<ShowPage show={showDetails('oud', { episodes })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  expect(rows()).toHaveLength(2);
  reachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

const progress = (state: string, positionSeconds: number, watchedAt = '2026-11-01T20:00:00.000Z') => ({
  __typename: 'Progress',
  state,
  positionSeconds,
  durationSeconds: 600,
  watchedAt,
});
const watched = (...seen: (object | null)[]): Reply => ({
  show: {
    __typename: 'Show',
    slug: 'oud',
    videos: {
      __typename: 'VideoConnection',
      nodes: TWO_SEASONS.episodes.nodes.map(({ code, episodeNumber, seasonNumber }, at) => ({
        __typename: 'Video',
        code,
        episodeNumber,
        seasonNumber,
        viewerProgress: seen[at] ?? null,
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});

test('a viewer goes on where they were, and sees what is watched and what is left', async () => {
  fakeGraph({
    ShowViewer: watched(progress('FINISHED', 600), progress('STARTED', 330, '2026-11-02T20:00:00.000Z')),
    SavedShow: { node: null },
  });
  startSession(session(createAccessToken(600)) as never);
  renderInPage(<ShowPage show={TWO_SEASONS} />);
  const play = await screen.findByRole('link', { name: 'Continue season 1, episode 2' });
  expect(play).toHaveAttribute('href', '/en/watch/s1e2');
  expect(screen.getByText('3 episodes, 1 watched')).toBeInTheDocument();
  expect(screen.getByText('Watched')).toBeInTheDocument();
  expect(screen.getByText('5 min left')).toBeInTheDocument();
});

test('for a visitor, and when the progress cannot be read, the page begins with the first episode', async () => {
  const log = fakeGraph({ ShowViewer: 'unreachable', SavedShow: 'unreachable' });
  renderInPage(<ShowPage show={TWO_SEASONS} />);
  expect(log).toEqual([]);
  act(() => startSession(session(createAccessToken(600)) as never));
  await waitFor(() => expect(log.map(({ name }) => name)).toContain('ShowViewer'));
  expect(screen.getByRole('link', { name: 'Play episode 1' })).toHaveAttribute('href', '/en/watch/oud-1');
});

test('an episode that is still to come says when', () => {
  const startsAt = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString();
  const coming = episodeRow('e1', { liveState: 'UPCOMING', live: true, startsAt, durationSeconds: 600 });
  renderInPage(<ShowPage show={showDetails('oud', { episodes: videoList([coming]) })} />);
  expect(screen.getByText('Soon')).toBeInTheDocument();
  expect(screen.getByText(/ at \d+:\d\d/)).toBeInTheDocument();
  expect(screen.queryByText('10 minutes')).not.toBeInTheDocument();
});

test('an episode that is to come names no hour whose zone is only a guess', () => {
  const restore = forgetDeviceZone();
  const startsAt = '2040-12-21T12:00:00Z';
  const coming = episodeRow('e1', { liveState: 'UPCOMING', live: true, startsAt });
  renderInPage(<ShowPage show={showDetails('oud', { episodes: videoList([coming]) })} />);
  expect(screen.getByText('21 December 2040')).toBeInTheDocument();
  act(restore);
  expect(screen.getByText(/21 December at \d+:\d\d/)).toBeInTheDocument();
});

test('names who is in it and where it belongs, also beside matches', () => {
  renderInPage(
    <ShowPage
      show={showDetails('cup', {
        people: ['Lina Barakat'],
        kind: 'PODCAST',
        sport: { __typename: 'Sport', name: 'كرة القدم', language: 'AR' },
        matches: videoList([episodeRow('m1', { kind: 'MATCH' })]),
      })}
    />,
  );
  const facts = within(screen.getByRole('complementary', { name: 'About the show' }));
  expect(facts.getByText('Lina Barakat')).toBeInTheDocument();
  expect(facts.getByText('Podcast')).toBeInTheDocument();
  expect(facts.getByText('كرة القدم')).toHaveAttribute('lang', 'ar');
  expect(facts.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/en/shows/cup/feed.xml');
});

test('similar shows stand at the end and in their own tab, never twice', async () => {
  const related = { __typename: 'ShowConnection' as const, nodes: [showCard('ney')] };
  renderInPage(<ShowPage show={{ ...TWO_SEASONS, related }} />);
  expect(screen.getByRole('heading', { name: 'More like this' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'More' }));
  expect(screen.getAllByRole('link', { name: /Show ney/ })).toHaveLength(1);
});

test('a show without videos says so, and leads on', () => {
  renderInPage(
    <ShowPage show={showDetails('oud', { first: { __typename: 'VideoConnection', nodes: [] } })} />,
  );
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No videos yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All shows' })).toHaveAttribute('href', '/en/shows');
});
