import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { commentThread, commentWords, commentsPage } from '../../../../testing/comments';
import { createAccessToken, fakeGraph } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { authState } from '../../../shared/auth/auth-state';
import { toasts } from '../../../shared/messages/toasts';
import { openPlayer, wantedStart } from '../Player/open-player';
import { Comments } from './Comments';

const VIDEO = { code: 'abc123', premium: false, lastSecond: 600, hasTimes: true };
const FAILED = 'Failed to send comment .';

const signIn = (hasSubscription = false): void =>
  authState.set({
    token: createAccessToken(600),
    id: 'viewer-1',
    has_subscription: hasSubscription,
    subscription_type: null,
    with_ads: false,
    subscription_payment_method: null,
  });

const show = (video = VIDEO, locale: 'en' | 'ar' = 'en') => {
  const onCount = jest.fn();
  const rendered = renderInPage(<Comments video={video} knownCount={2} hasPlans onCount={onCount} />, locale);
  return { onCount, ...rendered };
};

const added = (id: string, text: string, changes: Parameters<typeof commentWords>[1] = {}): Reply => ({
  addComment: {
    __typename: 'AddCommentPayload',
    comment: commentWords(id, { text, ...changes }),
    errors: [],
  },
});
const refused = (mutation: string, code: string): Reply => ({
  [mutation]: { __typename: 'Payload', comment: null, errors: [{ __typename: 'Error', code, field: null }] },
});

const write = async (text: string): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

beforeEach(() => {
  // The width decides how many comments a page has; live updates are tested beside it.
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  localStorage.clear();
  sessionStorage.clear();
  toasts.set([]);
  authState.set(null);
  wantedStart.set(null);
});

const QUIET = { NewestComments: { video: null } };

test('a guest reads, and is asked to log in', async () => {
  const log = fakeGraph({
    ...QUIET,
    Comments: commentsPage([
      commentThread('one', { text: 'First line\n\nسطر ثانٍ at 1:23', author: null, replyCount: 1 }, [
        commentWords('reply', { parentId: 'one', text: '<b>Not bold</b>' }),
      ]),
      commentThread('two', { positionSeconds: 65 }),
    ]),
  });
  const { onCount } = show();
  const paragraph = await screen.findByText(/سطر ثانٍ/);
  expect(paragraph).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('<b>Not bold</b>')).toBeInTheDocument();
  expect(screen.getByText('Deleted account')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Play from 1:05' })).toHaveAttribute('href', '?t=65');
  expect(onCount).toHaveBeenLastCalledWith(3);
  expect(screen.getByRole('button', { name: 'Log in to comment' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(log[0]).toMatchObject({ name: 'Comments', method: 'GET' });
});

test('a time in the text plays the open player from there, and asks a closed one to open', async () => {
  fakeGraph({ ...QUIET, Comments: commentsPage([commentThread('one', { text: 'Look at 1:23!' })]) });
  show();
  const link = await screen.findByRole('link', { name: 'Play from 1:23' });
  await userEvent.click(link);
  expect(wantedStart.get()).toEqual({ code: 'abc123', second: 83 });
  const playFrom = jest.fn();
  act(() => openPlayer.set({ code: 'abc123', video: document.createElement('video'), playFrom }));
  link.focus();
  await userEvent.keyboard('{Enter}');
  expect(playFrom).toHaveBeenCalledWith(83);
  act(() => openPlayer.set(null));
});

test('the present time is put into the text, and sent with it', async () => {
  signIn();
  const video = document.createElement('video');
  video.currentTime = 245.7;
  openPlayer.set({ code: 'abc123', video, playFrom: () => undefined });
  const log = fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([]),
    AddComment: added('mine', 'Here 4:05'),
  });
  show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Here');
  await userEvent.click(screen.getByRole('button', { name: /at .*4:05/ }));
  expect(screen.getByRole('textbox')).toHaveValue('Here 4:05 ');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(log.find(({ name }) => name === 'AddComment')?.variables).toEqual({
      input: { videoCode: 'abc123', text: 'Here 4:05', parentId: null, positionSeconds: 245 },
    }),
  );
  act(() => openPlayer.set(null));
});

test('an own comment stands at once; after a failure it stays, and a retry sends it once', async () => {
  signIn();
  const keys: (string | null)[] = [];
  let answer: (reply: Reply) => void = () => undefined;
  fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([commentThread('one')], { count: 1 }),
    AddComment: ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  const { onCount } = show();
  await write('Well played');
  expect(screen.getByText('Well played')).toBeInTheDocument();
  expect(screen.getByText('Sending…')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('');
  await waitFor(() => expect(keys).toHaveLength(1));
  await act(async () => answer('unreachable'));
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(screen.getByText('Well played')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  await act(async () => answer(added('mine', 'Well played')));
  await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
  expect(screen.getByText('Well played')).toBeInTheDocument();
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(onCount).toHaveBeenLastCalledWith(2);
  expect(sessionStorage).toHaveLength(0);
});

test('what could not be sent is in the field after a reload', async () => {
  signIn();
  fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([]),
    AddComment: refused('addComment', 'RATE_LIMITED'),
  });
  const { unmount } = show();
  await write('Too fast');
  expect(await screen.findByText(new RegExp(`^${FAILED} `))).toBeInTheDocument();
  unmount();
  show();
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toHaveValue('Too fast');
});

test('an empty comment is told at its field, and the end of the room is counted', async () => {
  signIn();
  fakeGraph({ ...QUIET, ViewerComments: commentsPage([]) });
  show();
  const field = await screen.findByRole('textbox', { name: 'Your comment' });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Write your comment first.')).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription('Write your comment first.');
  expect(field).toHaveFocus();
  await userEvent.click(field);
  await userEvent.paste('a'.repeat(999));
  expect(screen.getByText('1 character left')).toBeInTheDocument();
  await userEvent.paste('bcd');
  expect(screen.getByText('2 characters too many')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Use 1,000 characters or fewer.')).toBeInTheDocument();
});

test('a held comment is shown to its author alone, in plain words', async () => {
  signIn();
  fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([], { held: [commentWords('held', { status: 'REMOVED' })] }),
    AddComment: added('mine', 'See example.com', { status: 'PENDING' }),
  });
  const { onCount } = show();
  expect(await screen.findByText('Removed by a moderator. Only you see it.')).toBeInTheDocument();
  await write('See example.com');
  expect(await screen.findByText('Waiting for a moderator. Only you see it.')).toBeInTheDocument();
  expect(onCount).toHaveBeenLastCalledWith(0);
});

test('a reported comment is hidden for its reporter, also at the next visit', async () => {
  signIn();
  const log = fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([commentThread('one')]),
    ReportComment: { reportComment: { __typename: 'ReportCommentPayload', errors: [] } },
  });
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Report what .*Author of one/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Report this comment' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Spam');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('You reported this comment. It is hidden for you.')).toHaveFocus();
  expect(screen.queryByText('Text of one')).not.toBeInTheDocument();
  expect(log.find(({ name }) => name === 'ReportComment')?.variables).toEqual({
    input: { commentId: 'one', reason: 'Spam' },
  });
  unmount();
  show();
  expect(await screen.findByText('You reported this comment. It is hidden for you.')).toBeInTheDocument();
});

test('an own comment is deleted after a question, with its replies', async () => {
  signIn();
  fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([
      commentThread('mine', { viewerIsAuthor: true, replyCount: 1 }, [
        commentWords('reply', { parentId: 'mine' }),
      ]),
      commentThread('other'),
    ]),
    DeleteComment: { deleteComment: { __typename: 'DeleteCommentPayload', errors: [] } },
  });
  const { onCount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this comment?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Text of mine')).not.toBeInTheDocument());
  expect(screen.queryByText('Text of reply')).not.toBeInTheDocument();
  expect(screen.getByText('Text of other')).toBeInTheDocument();
  expect(onCount).toHaveBeenLastCalledWith(1);
});

test('a thread shows more replies, and takes one', async () => {
  signIn();
  const log = fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([
      commentThread('one', { replyCount: 2 }, [commentWords('r1', { parentId: 'one' })], 'after-r1'),
    ]),
    CommentReplies: {
      node: {
        __typename: 'Comment',
        replies: {
          __typename: 'CommentConnection',
          nodes: [{ ...commentWords('r2', { parentId: 'one' }), viewerIsAuthor: false }],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    },
    AddComment: added('r3', 'I agree', { parentId: 'one' }),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 more reply' }));
  expect(await screen.findByText('Text of r2')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Reply to .*Author of one/ }));
  const field = screen.getByRole('textbox', { name: 'Your reply' });
  expect(field).toHaveFocus();
  await userEvent.type(field, 'I agree{Control>}{Enter}{/Control}');
  expect(await screen.findByText('I agree')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument();
  await waitFor(() => expect(log.map(({ name }) => name)).toContain('AddComment'));
  expect(log.find(({ name }) => name === 'AddComment')?.variables).toMatchObject({
    input: { parentId: 'one' },
  });
});

test('a page that could not be read says so, and is read again', async () => {
  const replies: Reply[] = ['unreachable'];
  fakeGraph({ ...QUIET, Comments: () => replies.shift() ?? commentsPage([]) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /Try again/ }));
  expect(await screen.findByText('Be the first at the table')).toBeInTheDocument();
});

test('the next page follows the first, and the order turns', async () => {
  const log = fakeGraph({
    ...QUIET,
    Comments: ({ variables }) =>
      variables['after'] === 'end'
        ? commentsPage([commentThread('three')])
        : commentsPage([commentThread('one'), commentThread('two')], { end: 'end', count: 3 }),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more comments' }));
  const third = await screen.findByText('Text of three');
  await waitFor(() => expect(third.closest('li')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Oldest first' }));
  await waitFor(() => expect(log.at(-1)?.variables).toMatchObject({ orderBy: 'OLDEST' }));
});

test('under a premium video only those who can watch it write', async () => {
  signIn();
  fakeGraph({ ...QUIET, ViewerComments: commentsPage([]) });
  const { unmount } = show({ ...VIDEO, premium: true });
  expect(
    await screen.findByText('Viewers who can watch this video can also comment on it.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  unmount();
  act(() => signIn(true));
  show({ ...VIDEO, premium: true });
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeInTheDocument();
});
