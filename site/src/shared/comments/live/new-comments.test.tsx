import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { commentThread, commentWords, commentsPage } from '../../../../testing/comments';
import { fakeStreams, fakeTabs, setVisible } from '../../../../testing/live';
import { added, signIn } from '../../../../testing/show-comments';
import { renderInPage } from '../../../../testing/page';
import { authState } from '../../auth/auth-state';
import { SLOW_QUESTION_MS } from '../../live/follow-or-ask';
import { FIRST_EVENT_MS } from '../../live/keep-stream';
import { Comments } from '../Comments';

const VIDEO = { code: 'abc123', premium: false, lastSecond: 600, hasTimes: true };
const FIRST = commentThread('one', { createdAt: '2026-11-01T10:00:00.000Z' });
const newer = (minute: number) => ({
  __typename: 'Comment',
  id: `new-${minute}`,
  parentId: null,
  createdAt: `2026-11-01T11:0${minute}:00.000Z`,
});
const event = (minute: number) => ({ commentAdded: newer(minute) });

let removeFakes: () => void;
let unmount: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  removeFakes = fakeTabs();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  authState.set(null);
  setVisible(true);
});
afterEach(() => {
  unmount();
  removeFakes();
  jest.useRealTimers();
});

const wait = (milliseconds = 0): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds);
  });

const show = async (locale: 'en' | 'ar'): Promise<void> => {
  ({ unmount } = renderInPage(
    <Comments video={VIDEO} knownCount={1} hasPlans={false} onCount={() => undefined} />,
    locale,
  ));
  // The answer, then the tabs, then the stream.
  for (let turn = 0; turn < 3; turn += 1) await wait();
};

test('what comes while the page is read is announced over the list, and shown when asked for', async () => {
  const pages = [commentsPage([FIRST])];
  const { open } = fakeStreams({
    Comments: () =>
      pages.shift() ?? commentsPage([commentThread('new-1', { createdAt: newer(1).createdAt }), FIRST]),
  });
  await show('ar');
  const [stream] = open();
  expect(stream?.name).toBe('CommentAdded');
  await act(async () => stream?.next(event(1)));
  await act(async () => stream?.next(event(2)));
  const chip = screen.getByRole('button', { name: 'تعليقان جديدان' });
  expect(chip.closest('[role="status"]')).toBeInTheDocument();
  expect(screen.queryByText('Text of new-1')).not.toBeInTheDocument();
  act(() => chip.click());
  await wait();
  await waitFor(() => expect(screen.getByText('Text of new-1').closest('li')).toHaveFocus());
  expect(screen.getByText('Text of one')).toBeInTheDocument();
});

test('one that was removed before it was shown is not told of for ever', async () => {
  const { open } = fakeStreams({ Comments: commentsPage([FIRST]) });
  await show('en');
  await act(async () => open()[0]?.next(event(1)));
  const chip = screen.getByRole('button', { name: '1 new comment' });
  act(() => chip.click());
  await wait();
  expect(screen.queryByRole('button', { name: /new comment/ })).not.toBeInTheDocument();
  await act(async () => open()[0]?.next(event(2)));
  expect(screen.getByRole('button', { name: '1 new comment' })).toBeInTheDocument();
});

test('an own comment that the stream told of leaves nothing when it is deleted', async () => {
  signIn();
  const { open } = fakeStreams({
    ViewerComments: commentsPage([FIRST]),
    DeleteComment: { deleteComment: { __typename: 'DeleteCommentPayload', errors: [] } },
    AddComment: added('new-1', 'Mine', { createdAt: newer(1).createdAt }),
  });
  await show('en');
  fireEvent.change(screen.getByRole('textbox', { name: 'Your comment' }), { target: { value: 'Mine' } });
  act(() => screen.getByRole('button', { name: 'Send' }).click());
  await wait();
  await act(async () => open()[0]?.next(event(1)));
  expect(screen.queryByRole('button', { name: /new comment/ })).not.toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Delete' }).click());
  const dialog = screen.getByRole('dialog', { name: 'Delete this comment?' });
  act(() => within(dialog).getByRole('button', { name: 'Delete' }).click());
  await wait();
  expect(screen.queryByText('Mine')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /new comment/ })).not.toBeInTheDocument();
});

test('where no events pass, it is asked once a minute', async () => {
  const { calls, open } = fakeStreams({
    Comments: commentsPage([FIRST]),
    NewestComments: {
      video: {
        __typename: 'Video',
        comments: {
          __typename: 'CommentConnection',
          nodes: [newer(3), { ...newer(0), id: 'one', createdAt: FIRST.createdAt }],
        },
      },
    },
  });
  await show('en');
  expect(open()).toHaveLength(1);
  await wait(FIRST_EVENT_MS);
  expect(open()).toHaveLength(0);
  await wait();
  expect(screen.getByRole('button', { name: '1 new comment' })).toBeInTheDocument();
  const questions = () => calls.filter(({ name }) => name === 'NewestComments').length;
  const before = questions();
  await wait(SLOW_QUESTION_MS);
  expect(questions()).toBe(before + 1);
});

test('a silence of the video is no fault of the stream', async () => {
  const { calls, open } = fakeStreams({ Comments: commentsPage([FIRST]) });
  await show('en');
  await act(async () => open()[0]?.comment());
  await wait(FIRST_EVENT_MS * 2);
  expect(open()).toHaveLength(1);
  expect(calls.map(({ name }) => name)).toEqual(['Comments']);
});

test('two tabs of a video share a stream', async () => {
  const { open } = fakeStreams({ Comments: commentsPage([FIRST]) });
  await show('en');
  const first = unmount;
  await show('en');
  const second = unmount;
  unmount = () => {
    first();
    second();
  };
  expect(open()).toHaveLength(1);
  await act(async () => open()[0]?.next(event(1)));
  expect(screen.getAllByRole('button', { name: '1 new comment' })).toHaveLength(2);
});

test('a tab of an older version, which knows of no replies, tells this one of comments', async () => {
  fakeStreams({ Comments: commentsPage([FIRST]) });
  void navigator.locks.request('sahra.comments.abc123', {}, () => new Promise(() => undefined));
  await show('en');
  const { parentId: _none, ...comment } = newer(1);
  new BroadcastChannel('sahra.comments.abc123').postMessage({ kind: 'told', message: [comment] });
  await wait();
  expect(screen.getByRole('button', { name: '1 new comment' })).toBeInTheDocument();
});

describe('a reply that comes while the page is read', () => {
  const reply = (id: string) => ({
    commentAdded: {
      ...{ __typename: 'Comment', id, parentId: 'one' },
      createdAt: '2026-11-01T11:00:00.000Z',
    },
  });
  const replies = (ids: readonly string[]) => ({
    node: {
      ...commentThread(
        'one',
        {},
        ids.map((id) => commentWords(id, { parentId: 'one' })),
      ),
    },
  });

  test('is announced under its comment, and shown when asked for', async () => {
    const { open } = fakeStreams({
      Comments: commentsPage([FIRST]),
      CommentReplies: replies(['reply-1', 'reply-2']),
    });
    await show('ar');
    await act(async () => open()[0]?.next(reply('reply-1')));
    await act(async () => open()[0]?.next(reply('reply-2')));
    expect(screen.queryByRole('button', { name: /تعليق.* جديد/ })).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'ردّان جديدان' });
    expect(button.closest('li')).toHaveTextContent('Text of one');
    expect(screen.queryByText('Text of reply-1')).not.toBeInTheDocument();
    act(() => button.click());
    await wait();
    await wait(100);
    expect(screen.getByText('Text of reply-1').closest('li')).toHaveFocus();
    expect(screen.getByText('Text of reply-2')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /جديد/ })).not.toBeInTheDocument();
  });

  test('stands before an own one that was sent after it, and takes the focus', async () => {
    signIn();
    const at = (minute: number) => ({ parentId: 'one', createdAt: `2026-11-01T11:0${minute}:00.000Z` });
    const { open } = fakeStreams({
      ViewerComments: commentsPage([FIRST]),
      CommentReplies: {
        node: commentThread('one', {}, [
          commentWords('reply-1', at(1)),
          commentWords('own', { ...at(2), text: 'Mine' }),
          commentWords('reply-2', at(3)),
        ]),
      },
      AddComment: added('own', 'Mine', at(2)),
    });
    await show('en');
    act(() => screen.getByRole('button', { name: /^Reply to/ }).click());
    fireEvent.change(screen.getByRole('textbox', { name: 'Your reply' }), { target: { value: 'Mine' } });
    act(() => screen.getAllByRole('button', { name: 'Send' }).at(-1)?.click());
    await wait();
    await act(async () => open()[0]?.next(reply('reply-1')));
    await act(async () => open()[0]?.next(reply('reply-2')));
    act(() => screen.getByRole('button', { name: '2 new replies' }).click());
    await wait();
    await wait(100);
    const list = screen.getByRole('list', { name: 'Replies' });
    const shown = within(list).getAllByText(/^(Mine|Text of .*)$/);
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Text of reply-1',
      'Mine',
      'Text of reply-2',
    ]);
    expect(shown[0]?.closest('li')).toHaveFocus();
  });

  test('and was removed before it was shown is not told of for ever', async () => {
    const { open } = fakeStreams({ Comments: commentsPage([FIRST]), CommentReplies: replies([]) });
    await show('en');
    await act(async () => open()[0]?.next(reply('reply-1')));
    act(() => screen.getByRole('button', { name: '1 new reply' }).click());
    await wait(100);
    expect(screen.queryByRole('button', { name: /new repl/ })).not.toBeInTheDocument();
  });

  test('and is in the list already is not announced', async () => {
    const known = commentThread('one', { replyCount: 1 }, [commentWords('reply-1', { parentId: 'one' })]);
    const { open } = fakeStreams({ Comments: commentsPage([known]) });
    await show('en');
    await act(async () => open()[0]?.next(reply('reply-1')));
    expect(screen.queryByRole('button', { name: /new repl/ })).not.toBeInTheDocument();
  });
});
