import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { videoCard } from '../../../../testing/catalogue';
import { createAccessToken, fakeGraph, ofViewer, session } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { toasts } from '../../../shared/messages/toasts';
import { hasContinueMark, setContinueMark } from '../../../shared/progress/continue-mark';
import { keepGuestProgress, readGuestProgress } from '../../../shared/progress/guest-progress';
import { ContinueRow } from './ContinueRow';

const node = (code: string, changes: Parameters<typeof videoCard>[1] = {}) => ({
  ...videoCard(code, changes),
  id: `id-${code}`,
  show: null,
  nextEpisode: null,
});
const edge = (code: string, minute: number, positionSeconds = 300) => ({
  __typename: 'WatchHistoryEdge',
  progress: {
    __typename: 'Progress',
    positionSeconds,
    durationSeconds: 600,
    state: 'STARTED',
    watchedAt: `2026-11-23T18:${minute}:00.000Z`,
  },
  node: node(code),
});
const history = (...edges: object[]) =>
  ofViewer({ watchHistory: { __typename: 'WatchHistoryConnection', edges } });
const codes = () =>
  screen.queryAllByRole('link', { name: /^Video/ }).map((link) => link.getAttribute('href'));
const room = (container: HTMLElement) => container.firstElementChild?.getAttribute('data-room');
const told = () => toasts.get().map(({ text }) => text);
const signIn = () => startSession(session(createAccessToken(600)) as never);

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

test('a visitor who watched nothing has no room and asks nothing', async () => {
  const log = fakeGraph({});
  const { container } = renderInPage(<ContinueRow />);
  await waitFor(() => expect(room(container)).toBe('closed'));
  expect([log, codes()]).toEqual([[], []]);
});

test('a viewer sees what was begun in the reserved room, with what is left, and the way to the history', async () => {
  signIn();
  setContinueMark(true);
  fakeGraph({ ContinueWatching: history(edge('a', 30), edge('b', 20, 541)) });
  const { container } = renderInPage(<ContinueRow />, 'ar');
  expect(room(container)).toBe('open');
  const row = await screen.findByRole('region', { name: 'متابعة المشاهدة' });
  expect(codes()).toEqual(['/ar/watch/a', '/ar/watch/b']);
  expect(within(row).getByText('بقيت 5 دقائق')).toBeInTheDocument();
  expect(within(row).getByText('بقيت دقيقة')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'سجل المشاهدة' })).toHaveAttribute('href', '/ar/account#history');
});

test('a short goes on where it stopped, on its own page', async () => {
  signIn();
  setContinueMark(true);
  fakeGraph({ ContinueWatching: history({ ...edge('s', 30), node: node('s', { kind: 'SHORT' }) }) });
  renderInPage(<ContinueRow />);
  await waitFor(() => expect(codes()).toEqual(['/en/watch/s']));
});

test('a row that is not reserved moves nothing in sight: it opens only while its place is below the window', async () => {
  signIn();
  fakeGraph({ ContinueWatching: history(edge('a', 30)) });
  const top = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  top.mockReturnValue({ top: 300 } as DOMRect);
  const { container } = renderInPage(
    <div>
      <ContinueRow />
      <p>The next row</p>
    </div>,
  );
  await waitFor(() => expect(hasContinueMark()).toBe(true));
  expect(codes()).toEqual([]);
  top.mockReturnValue({ top: window.innerHeight + 1 } as DOMRect);
  act(() => void window.dispatchEvent(new Event('scroll')));
  await waitFor(() => expect(container.querySelector('[data-room="open"]')).not.toBeNull());
  expect(codes()).toEqual(['/en/watch/a']);
  top.mockRestore();
});

test('what is removed leaves at once, and undo brings it back to its place with its time', async () => {
  signIn();
  setContinueMark(true);
  const log = fakeGraph({
    ContinueWatching: history(edge('a', 30), edge('b', 20)),
    ClearHistory: { clearHistory: { __typename: 'ClearHistoryPayload', errors: [] } },
    MergeProgress: { mergeProgress: { __typename: 'MergeProgressPayload', kept: 1, errors: [] } },
  });
  renderInPage(<ContinueRow />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Video a from Continue watching' }));
  expect(codes()).toEqual(['/en/watch/b']);
  expect(screen.getByRole('link', { name: /^Video b/ })).toHaveFocus();
  await waitFor(() => expect(told()).toEqual(['Removed from Continue watching']));
  act(() => toasts.get()[0]?.action?.run());
  expect(codes()).toEqual(['/en/watch/a', '/en/watch/b']);
  await waitFor(() => expect(told()).toContain('Back in Continue watching'));
  expect(log.slice(1).map(({ name, variables }) => [name, variables['input']])).toEqual([
    ['ClearHistory', { videoCode: 'a' }],
    [
      'MergeProgress',
      {
        entries: [
          {
            videoCode: 'a',
            positionSeconds: 300,
            durationSeconds: 600,
            watchedAt: '2026-11-23T18:30:00.000Z',
          },
        ],
      },
    ],
  ]);
});

test('what could not be removed is reported and stands there again', async () => {
  signIn();
  setContinueMark(true);
  fakeGraph({ ContinueWatching: history(edge('a', 30)), ClearHistory: 'unreachable' });
  renderInPage(<ContinueRow />);
  await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(codes()).toEqual(['/en/watch/a']);
});

test('a guest continues what this browser knows, and removes it here alone', async () => {
  const entry = { positionSeconds: 300, durationSeconds: 600, watchedAt: '2026-11-23T18:00:00.000Z' };
  keepGuestProgress({ id: 'id-a', code: 'a', ...entry });
  setContinueMark(true);
  const log = fakeGraph({ ContinueGuest: { nodes: [node('a')] } });
  renderInPage(<ContinueRow />);
  await waitFor(() => expect(codes()).toEqual(['/en/watch/a']));
  expect(log).toMatchObject([{ name: 'ContinueGuest', method: 'GET', variables: { ids: ['id-a'] } }]);
  expect(screen.queryByRole('link', { name: 'Watch history' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(readGuestProgress()).toEqual([]));
  expect(screen.getByText('What you start to watch waits for you here.')).toBeInTheDocument();
});

test('a row that does not load says so and can be asked for again', async () => {
  signIn();
  setContinueMark(true);
  let isAway = true;
  fakeGraph({ ContinueWatching: () => (isAway ? 'unreachable' : history(edge('a', 30))) });
  renderInPage(<ContinueRow />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await userEvent.click(again);
  await waitFor(() => expect(codes()).toEqual(['/en/watch/a']));
});
