import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commentThread, commentWords, commentsPage } from '../../../testing/comments';
import { QUIET, VIDEO, added, resetComments, show, signIn } from '../../../testing/show-comments';
import { renderInPage } from '../../../testing/page';
import { fakeGraph } from '../../../testing/graph';
import type { Reply } from '../../../testing/graph';
import { Comments } from './Comments';
import { openPlayer, wantedStart } from '../playback/open-player';

beforeEach(resetComments);

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
  act(() =>
    openPlayer.set({
      code: 'abc123',
      video: document.createElement('video'),
      live: false,
      storyboard: null,
      playFrom,
    }),
  );
  link.focus();
  await userEvent.keyboard('{Enter}');
  expect(playFrom).toHaveBeenCalledWith(83);
  act(() => openPlayer.set(null));
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

test('after a deletion the focus is on the neighbour, at last on the heading', async () => {
  signIn();
  const own = (id: string) => commentThread(id, { viewerIsAuthor: true });
  fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([own('first'), own('second'), own('third')]),
    DeleteComment: { deleteComment: { __typename: 'DeleteCommentPayload', errors: [] } },
  });
  renderInPage(
    <section>
      <h2 tabIndex={-1}>Comments</h2>
      <Comments video={VIDEO} knownCount={3} hasPlans onCount={() => undefined} />
    </section>,
  );
  const remove = async (id: string): Promise<void> => {
    const item = within((await screen.findByText(`Text of ${id}`)).closest('li') as HTMLElement);
    await userEvent.click(item.getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this comment?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(`Text of ${id}`)).not.toBeInTheDocument());
  };
  await remove('second');
  expect(screen.getByText('Text of third').closest('li')).toHaveFocus();
  await remove('third');
  expect(screen.getByText('Text of first').closest('li')).toHaveFocus();
  await remove('first');
  expect(screen.getByRole('heading', { name: 'Comments' })).toHaveFocus();
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
  await waitFor(() =>
    expect(log.map(({ variables }) => variables)).toContainEqual(
      expect.objectContaining({ orderBy: 'OLDEST' }),
    ),
  );
});
