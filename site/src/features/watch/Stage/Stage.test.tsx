import { act, fireEvent, screen } from '@testing-library/react';

import { videoCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { rememberFirstPaintUse } from '../../../shared/record/first-paint-use';
import { filmInCorner, playFrom, takeWantedStart } from '../../../shared/playback/open-player';
import { Stage } from './Stage';

/** One minute before the start. The countdown renders every second, so a longer wait would be slow. */
const NOW = new Date('2026-11-21T18:29:00Z');
const VIDEO = {
  __typename: 'Video' as const,
  code: 'abc123',
  title: 'Harbour Cup',
  description: 'A match.',
  language: 'EN' as const,
  kind: 'MATCH' as const,
  live: true,
  liveState: 'UPCOMING' as const,
  recorded: false,
  premium: false,
  startsAt: '2026-11-21T18:30:00.000Z',
  endsAt: '2026-11-21T20:00:00.000Z',
  durationSeconds: null,
  chapters: [],
  episodeNumber: null,
  publishedAt: '2026-11-20T00:00:00.000Z',
  views: null,
  commentCount: null,
  linearChannel: null,
  thumbnail: null,
  show: null,
  seasonEpisodes: [],
  next: null,
  related: null,
  channel: null,
};

const refusal = (code: string, message: string) => ({
  video: {
    __typename: 'Video',
    id: 'id-abc123',
    viewerProgress: null,
    playback: {
      __typename: 'Playback',
      stream: null,
      errors: [{ __typename: 'PlaybackError', code, message }],
    },
  },
});

// Loads the lazy module first, so that no test waits for its compilation.
beforeAll(() => import('../Player/next/NextCountdown'));
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('an event goes from soon to asking to play when its hour comes, and to ended when it is over', async () => {
  fakeGraph({ Playback: refusal('SIGNUP_REQUIRED', 'Create a free account to watch this.') });
  renderInPage(<Stage video={VIDEO} next={null} builtPaths={[]} />);
  expect(screen.getByText('The event will start soon')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(60 * 1000 + 10));
  expect(screen.queryByText('The event will start soon')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(90 * 60 * 1000));
  expect(screen.getByText('A recorded version will be added soon')).toBeInTheDocument();
});

test('an event that begins while the device sleeps has begun when it wakes', async () => {
  fakeGraph({ Playback: refusal('SIGNUP_REQUIRED', 'Create a free account to watch this.') });
  renderInPage(<Stage video={VIDEO} next={null} builtPaths={[]} />);
  expect(screen.getByText('The event will start soon')).toBeInTheDocument();
  jest.setSystemTime(NOW.getTime() + 5 * 60 * 1000);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText('The event will start soon')).not.toBeInTheDocument();
});

test('a device whose clock is five minutes late shows what the server’s clock says', async () => {
  fakeGraph({ Playback: refusal('SIGNUP_REQUIRED', 'Create a free account to watch this.') });
  const ask = globalThis.fetch;
  globalThis.fetch = async (...asked) =>
    asked[1]?.method === 'HEAD'
      ? new Response(null, { headers: { date: new Date(NOW.getTime() + 5 * 60_000).toUTCString() } })
      : ask(...asked);
  renderInPage(<Stage video={VIDEO} next={null} builtPaths={[]} />);
  expect(screen.getByText('The event will start soon')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByText('The event will start soon')).not.toBeInTheDocument();
});

test('after an event the next video is counted down to, unless that is cancelled', async () => {
  fakeGraph({ Playback: refusal('SIGNUP_REQUIRED', 'Create a free account to watch this.') });
  const live = { ...VIDEO, startsAt: '2026-11-21T17:00:00.000Z', endsAt: '2026-11-21T18:29:30.000Z' };
  const next = videoCard('next01', { title: 'Part two' });
  renderInPage(<Stage video={live} next={next} builtPaths={[]} />);
  await act(() => jest.advanceTimersByTimeAsync(30 * 1000));
  expect(screen.getByText('A recorded version will be added soon')).toBeInTheDocument();
  expect(screen.getByText('10')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('8')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('8')).not.toBeInTheDocument();
  expect(screen.getByText('A recorded version will be added soon')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Part two/ })).toHaveAttribute('href', '/en/watch/next01');
});

test('a visitor is asked to sign up and led back to what asks for it', async () => {
  jest.useRealTimers();
  window.history.replaceState({}, '', '/en/watch/abc123');
  const log = fakeGraph({ Playback: refusal('SIGNUP_REQUIRED', 'Create a free account to watch this.') });
  renderInPage(
    <Stage
      video={{ ...VIDEO, live: false, liveState: null, startsAt: null, endsAt: null, premium: true }}
      next={null}
      builtPaths={[]}
    />,
  );
  expect(await screen.findByText('Create a free account to watch this.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
    'href',
    '/en/auth/register?callbackUrl=%2Fen%2Fwatch%2Fabc123',
  );
  expect(log).toMatchObject([{ name: 'Playback', method: 'POST', variables: { code: 'abc123' } }]);
});

test('premium says so and leads to the plans only when they are built', async () => {
  jest.useRealTimers();
  fakeGraph({ Playback: refusal('SUBSCRIPTION_REQUIRED', 'Subscribe to watch this.') });
  const video = {
    ...VIDEO,
    live: false,
    liveState: null,
    startsAt: null,
    endsAt: null,
    premium: true,
  } as never;
  const { unmount } = renderInPage(<Stage video={video} next={null} builtPaths={[]} />);
  expect(await screen.findByText('Subscribe to watch this.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
  unmount();
  renderInPage(<Stage video={video} next={null} builtPaths={['/subscribe']} />);
  expect(await screen.findByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/en/subscribe');
});

test('a graph that is away is said, and asked again on request', async () => {
  jest.useRealTimers();
  const replies = ['unreachable' as const, refusal('SUBSCRIPTION_REQUIRED', 'Subscribe to watch this.')];
  fakeGraph({ Playback: () => replies.shift() ?? 'unreachable' });
  renderInPage(
    <Stage video={{ ...VIDEO, live: false, liveState: null, premium: true }} next={null} builtPaths={[]} />,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  await act(async () => again.click());
  expect(await screen.findByText('Subscribe to watch this.')).toBeInTheDocument();
});

test('a recording for anybody asks for nothing until it is wanted', async () => {
  jest.useRealTimers();
  const log = fakeGraph({ Playback: refusal('EVENT_ENDED', 'The event has ended.') });
  renderInPage(<Stage video={{ ...VIDEO, live: false, liveState: null }} next={null} builtPaths={[]} />);
  const star = screen.getByRole('button', { name: 'Play' });
  expect(log).toEqual([]);
  await act(async () => star.click());
  expect(await screen.findByText('The event has ended.')).toBeInTheDocument();
  expect(log).toMatchObject([{ name: 'Playback' }]);
});

test('a second that a comment names starts the video without its star', async () => {
  jest.useRealTimers();
  const log = fakeGraph({ Playback: refusal('EVENT_ENDED', 'The event has ended.') });
  renderInPage(
    <Stage video={{ ...VIDEO, code: 'ghi789', live: false, liveState: null }} next={null} builtPaths={[]} />,
  );
  act(() => playFrom('other1', 12));
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  act(() => playFrom('ghi789', 12));
  expect(await screen.findByText('The event has ended.')).toBeInTheDocument();
  expect(log).toMatchObject([{ name: 'Playback' }]);
  expect(takeWantedStart('ghi789')).toBe(12);
  expect(takeWantedStart('ghi789')).toBeNull();
});

test('a film that plays in the corner goes on without a press of its star', async () => {
  jest.useRealTimers();
  const log = fakeGraph({ Playback: refusal('EVENT_ENDED', 'The event has ended.') });
  act(() => filmInCorner.set('jkl012'));
  renderInPage(
    <Stage video={{ ...VIDEO, code: 'jkl012', live: false, liveState: null }} next={null} builtPaths={[]} />,
  );
  expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  expect(await screen.findByText('The event has ended.')).toBeInTheDocument();
  expect(log).toMatchObject([{ name: 'Playback' }]);
  act(() => filmInCorner.set(null));
});

describe('the star of the first paint', () => {
  const FREE = { ...VIDEO, live: false, liveState: null };
  const served = (mark: string): HTMLElement => {
    document.body.innerHTML = `<div id="first-paint"><div data-player><button ${mark}>Served</button></div></div>`;
    return screen.getByRole('button', { name: 'Served' });
  };
  beforeEach(() => jest.useRealTimers());
  afterEach(() => document.body.replaceChildren());

  test('pressed before the page could answer, it has begun the video', async () => {
    const log = fakeGraph({ Playback: refusal('EVENT_ENDED', 'The event has ended.') });
    served('data-pressed');
    rememberFirstPaintUse();
    renderInPage(<Stage video={FREE} next={null} builtPaths={[]} />);
    expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
    expect(await screen.findByText('The event has ended.')).toBeInTheDocument();
    expect(log).toMatchObject([{ name: 'Playback' }]);
  });

  test('hands the focus to the one that takes its place', () => {
    const log = fakeGraph({});
    served('').focus();
    rememberFirstPaintUse();
    renderInPage(<Stage video={{ ...FREE, code: 'def456' }} next={null} builtPaths={[]} />);
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
    expect(log).toEqual([]);
  });
});
