import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createAccessToken, fakeGraph, ofViewer, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { toasts } from '../../../shared/messages/toasts';
import { HistoryPanel } from './HistoryPanel';

const edge = (code: string, day: number, positionSeconds: number, state: string, kind = 'EPISODE') => ({
  __typename: 'WatchHistoryEdge',
  progress: {
    __typename: 'Progress',
    positionSeconds,
    durationSeconds: 600,
    state,
    watchedAt: `2026-11-${day}T12:00:00.000Z`,
  },
  node: {
    __typename: 'Video',
    code,
    kind,
    title: `Video ${code}`,
    language: 'EN',
    episodeNumber: null,
    show: null,
  },
});
const history = (edges: object[], endCursor: string | null = null): Reply =>
  ofViewer({
    watchHistory: {
      __typename: 'WatchHistoryConnection',
      edges,
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  });
const cleared = { clearHistory: { __typename: 'ClearHistoryPayload', errors: [] } };
const titles = () => screen.queryAllByRole('link').map((link) => link.textContent);
const told = () => toasts.get().map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  startSession(session(createAccessToken(600)) as never);
});
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

test('what was watched stands by day, with its state, and earlier days follow', async () => {
  fakeGraph({
    WatchHistory: ({ variables }) =>
      variables['after']
        ? history([edge('d', 20, 300, 'STARTED')])
        : history(
            [
              edge('a', 23, 300, 'STARTED'),
              edge('n', 23, 5, 'NEW'),
              edge('b', 23, 590, 'FINISHED'),
              edge('c', 22, 541, 'STARTED'),
            ],
            'end',
          ),
  });
  renderInPage(<HistoryPanel />);
  await waitFor(() => expect(titles()).toEqual(['Video a', 'Video b', 'Video c']));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '23 November 2026',
    '22 November 2026',
  ]);
  expect(
    screen.getAllByText(/^(5 min left|Watched|1 min left)$/).map(({ textContent }) => textContent),
  ).toEqual(['5 min left', 'Watched', '1 min left']);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
  await waitFor(() => expect(titles()).toEqual(['Video a', 'Video b', 'Video c', 'Video d']));
  expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
});

test('one video is forgotten at once, and undo brings it back', async () => {
  const log = fakeGraph({
    WatchHistory: history([edge('a', 23, 300, 'STARTED'), edge('b', 22, 300, 'STARTED')]),
    ClearHistory: cleared,
    MergeProgress: { mergeProgress: { __typename: 'MergeProgressPayload', kept: 1, errors: [] } },
  });
  renderInPage(<HistoryPanel />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Video a from the history' }));
  expect(titles()).toEqual(['Video b']);
  expect(screen.getByRole('group', { name: 'Watch history' })).toHaveFocus();
  await waitFor(() => expect(told()).toEqual(['Removed from the history']));
  act(() => toasts.get()[0]?.action?.run());
  await waitFor(() => expect(titles()).toEqual(['Video a', 'Video b']));
  await waitFor(() => expect(log.at(-1)?.name).toBe('MergeProgress'));
});

test('everything is forgotten only after a confirmation', async () => {
  let isCleared = false;
  const log = fakeGraph({
    WatchHistory: () => history(isCleared ? [] : [edge('a', 23, 300, 'STARTED')]),
    ClearHistory: () => {
      isCleared = true;
      return cleared;
    },
  });
  renderInPage(<HistoryPanel />, 'ar');
  await userEvent.click(await screen.findByRole('button', { name: 'امسح السجل' }));
  await userEvent.click(screen.getByRole('button', { name: 'احتفظ به' }));
  expect(log.map(({ name }) => name)).toEqual(['WatchHistory']);
  await userEvent.click(screen.getByRole('button', { name: 'امسح السجل' }));
  const dialog = screen.getByRole('dialog');
  const confirm = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'امسح السجل',
  );
  await userEvent.click(confirm ?? dialog);
  expect(await screen.findByText('لا شيء هنا بعد. يظهر هنا كل ما تشاهده.')).toBeVisible();
  expect(log[1]).toMatchObject({ name: 'ClearHistory', variables: { input: { videoCode: null } } });
  expect(told()).toEqual(['مُسح سجلك.']);
});

test('a short leads to the shorts, an episode to its page', async () => {
  fakeGraph({
    WatchHistory: history([edge('a', 23, 300, 'STARTED'), edge('s', 23, 300, 'STARTED', 'SHORT')]),
  });
  renderInPage(<HistoryPanel />);
  expect(await screen.findByRole('link', { name: 'Video s' })).toHaveAttribute('href', '/en/shorts?c=s');
  expect(screen.getByRole('link', { name: 'Video a' })).toHaveAttribute('href', '/en/watch/a');
});
