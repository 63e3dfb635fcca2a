import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { commentThread, commentWords, commentsPage } from '../../../testing/comments';
import { QUIET, VIDEO, resetComments, show, signIn } from '../../../testing/show-comments';
import { fakeGraph } from '../../../testing/graph';
import { forgetDeviceZone } from '../../../testing/zone';
import type { Reply } from '../../../testing/graph';
import { toasts } from '../messages/toasts';

beforeEach(resetComments);

const EDITED_AT = '2026-11-02T18:30:00.000Z';
const own = commentThread('one', { viewerIsAuthor: true, text: 'Lovley', version: 3, replyCount: 1 }, [
  commentWords('reply', { parentId: 'one' }),
]);
const answer = (changes: Parameters<typeof commentWords>[1], code?: string): Reply => ({
  editComment: {
    __typename: 'EditCommentPayload',
    comment: { ...own, editedAt: EDITED_AT, version: 4, ...changes },
    errors: code === undefined ? [] : [{ __typename: 'EditCommentError', code, field: null }],
  },
});
const page = () => commentsPage([commentThread('newer'), own], { count: 3 });
const edit = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = screen.getByDisplayValue('Lovley');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'Lovely at 1:23{Control>}{Enter}{/Control}');
};

test.each([
  ['en', 'edited', /^Edited: .*2 November/],
  ['ar', 'عُدّل', /^عُدّل: .*2 نوفمبر/],
] as const)(
  'an edited comment is marked in %s, with the time of the edit for pointers and screen readers',
  async (locale, mark, full) => {
    fakeGraph({ ...QUIET, Comments: commentsPage([commentThread('one', { editedAt: EDITED_AT })]) });
    show(VIDEO, locale);
    const time = (await screen.findByText(mark)).closest('time');
    expect(time).toHaveAttribute('datetime', EDITED_AT);
    expect(time?.title).toMatch(full);
    expect(screen.getByText(full)).toBeInTheDocument();
  },
);

test('the time of a comment and of its edit names no hour whose zone is only a guess', async () => {
  const restore = forgetDeviceZone();
  fakeGraph({ ...QUIET, Comments: commentsPage([commentThread('one', { editedAt: EDITED_AT })]) });
  show();
  const edited = (await screen.findByText('edited')).closest('time');
  expect(edited?.title).toBe('Edited: 2 November 2026');
  const titles = [...document.querySelectorAll('time')].map(({ title }) => title);
  expect(titles.join()).not.toMatch(/\d:\d/);
  act(restore);
  expect(edited?.title).toMatch(/2 November.*\d:\d/);
});

test('an edited comment keeps its place, its replies and the count, and gets the focus back', async () => {
  signIn();
  const log = fakeGraph({
    ...QUIET,
    ViewerComments: page(),
    EditComment: answer({ text: 'Lovely at 1:23', positionSeconds: 83 }),
  });
  const { onCount } = show();
  await edit();
  expect(await screen.findByText('edited')).toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Text of newer');
  expect(items[1]).toHaveTextContent('Lovely at');
  expect(items[1]).toHaveTextContent('Text of reply');
  expect(screen.queryByText('Lovley')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(onCount).toHaveBeenLastCalledWith(3);
  expect(log.find(({ name }) => name === 'EditComment')?.variables).toEqual({
    input: { commentId: 'one', text: 'Lovely at 1:23', version: 3, positionSeconds: 83 },
  });
});

test('a shown comment that has to wait after an edit leaves the list with its replies, and its author is told', async () => {
  signIn();
  fakeGraph({ ...QUIET, ViewerComments: page(), EditComment: answer({ status: 'PENDING' }) });
  const { onCount } = show();
  await edit();
  expect(await screen.findByText('Waiting for a moderator. Only you see it.')).toBeInTheDocument();
  expect(screen.queryByText('Text of reply')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(onCount).toHaveBeenLastCalledWith(1);
  expect(toasts.get().map(({ text }) => text)).toEqual([
    'Your comment waits for a moderator. Until then only you see it.',
  ]);
  expect(screen.getByText('Text of newer').closest('li')).toHaveFocus();
});

test('a comment is not overwritten by words that began with older ones: the viewer sees both, and decides', async () => {
  signIn();
  const changed = answer({ text: 'Changed in the other tab' }, 'COMMENT_CHANGED');
  const replies = [changed, answer({ text: 'Lovely at 1:23', version: 5 })];
  const log = fakeGraph({
    ...QUIET,
    ViewerComments: page(),
    EditComment: () => replies.shift() ?? 'unreachable',
  });
  show();
  await edit();
  expect(await screen.findByText(/^This comment was changed in another window/)).toBeInTheDocument();
  expect(screen.getByText('Changed in the other tab')).toBeInTheDocument();
  expect(screen.getByDisplayValue('Lovely at 1:23')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(screen.queryByText('Changed in the other tab')).not.toBeInTheDocument();
  const sent = log.filter(({ name }) => name === 'EditComment');
  expect(sent.map(({ variables }) => variables)).toMatchObject([
    { input: { version: 3 } },
    { input: { version: 4 } },
  ]);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('words that come into the list while an edit is written are not overwritten by it', async () => {
  signIn();
  const newer = commentThread('newest', { createdAt: '2026-11-03T10:00:00.000Z' });
  const pages = [page(), commentsPage([newer, { ...own, text: 'Changed elsewhere', version: 4 }])];
  const log = fakeGraph({
    NewestComments: {
      video: { __typename: 'Video', comments: { __typename: 'CommentConnection', nodes: [newer] } },
    },
    ViewerComments: () => pages.shift() ?? 'unreachable',
    EditComment: answer({ text: 'Changed elsewhere' }, 'COMMENT_CHANGED'),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.click(await screen.findByRole('button', { name: '1 new comment' }));
  await screen.findByText('Text of newest');
  await userEvent.type(screen.getByDisplayValue('Lovley'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Changed elsewhere');
  expect(log.find(({ name }) => name === 'EditComment')?.variables).toMatchObject({ input: { version: 3 } });
});

test('a comment that was changed elsewhere is shown as it is now when the viewer gives up', async () => {
  signIn();
  fakeGraph({
    ...QUIET,
    ViewerComments: page(),
    EditComment: answer({ text: 'Changed in the other tab' }, 'COMMENT_CHANGED'),
  });
  show();
  await edit();
  await screen.findByText('Changed in the other tab');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(screen.getByText('Changed in the other tab')).toBeInTheDocument();
  expect(screen.getByText('edited')).toBeInTheDocument();
});

test.each([
  ['an edit keeps a second that its text never named', 'Lovley', 65, undefined],
  ['an edit loses the second that is taken out of its text', 'Lovley at 1:05', 65, null],
])('%s', async (_what, text, positionSeconds, sent) => {
  signIn();
  const comment = commentThread('one', { viewerIsAuthor: true, text, positionSeconds });
  const log = fakeGraph({ ...QUIET, ViewerComments: commentsPage([comment]), EditComment: answer({}) });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = screen.getByDisplayValue(text);
  await userEvent.clear(field);
  await userEvent.type(field, 'Lovely');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(log.map(({ name }) => name)).toContain('EditComment'));
  const { input } = log.find(({ name }) => name === 'EditComment')?.variables as { input: object };
  expect(input).toEqual({
    ...{ commentId: 'one', text: 'Lovely', version: 1 },
    ...(sent !== undefined && { positionSeconds: sent }),
  });
});

test('a reply is edited in its place', async () => {
  signIn();
  const mine = commentWords('mine', { parentId: 'one', text: 'Lovley' });
  const thread = commentThread('one', { replyCount: 2 });
  const nodes = [
    { ...mine, viewerIsAuthor: true },
    { ...commentWords('later', { parentId: 'one' }), viewerIsAuthor: false },
  ];
  fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([{ ...thread, replies: { ...thread.replies, nodes } }]),
    EditComment: {
      editComment: {
        __typename: 'EditCommentPayload',
        comment: { ...mine, text: 'Lovely', editedAt: EDITED_AT, version: 2 },
        errors: [],
      },
    },
  });
  show();
  await edit();
  await screen.findByText('edited');
  const replies = within(screen.getByRole('list', { name: 'Replies' })).getAllByRole('listitem');
  expect(replies.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Lovely'),
    expect.stringContaining('Text of later'),
  ]);
});

test('nobody edits who may not write any more, nor what somebody else wrote', async () => {
  signIn();
  fakeGraph({ ...QUIET, ViewerComments: page() });
  const { unmount } = show({ ...VIDEO, premium: true });
  await screen.findByRole('button', { name: 'Delete' });
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  unmount();
  show();
  expect(await screen.findAllByRole('button', { name: 'Edit' })).toHaveLength(1);
});

test('what a moderator hid is not edited', async () => {
  signIn();
  const hidden = [commentWords('a', { status: 'REMOVED' }), commentWords('b', { status: 'REJECTED' })];
  fakeGraph({ ...QUIET, ViewerComments: commentsPage([], { held: hidden }) });
  show();
  expect(await screen.findAllByRole('button', { name: 'Delete' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
});
