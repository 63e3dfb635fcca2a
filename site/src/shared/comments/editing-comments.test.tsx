import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { commentThread, commentWords, commentsPage } from '../../../testing/comments';
import { QUIET, refused, resetComments, show, signIn } from '../../../testing/show-comments';
import { fakeGraph } from '../../../testing/graph';
import type { Reply } from '../../../testing/graph';
import { wantedMinute } from '../playback/wanted-minute';

beforeEach(resetComments);

const held = commentWords('mine', { status: 'PENDING', text: 'see http://x.example' });
const edited = (changes: Parameters<typeof commentWords>[1]): Reply => ({
  editComment: { __typename: 'EditCommentPayload', comment: commentWords('again', changes), errors: [] },
});
const openForm = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = screen.getByDisplayValue('see http://x.example');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'Lovely at 1:23');
  return field;
};

test('an own pending comment is edited; what nothing holds any more stands in the list', async () => {
  signIn();
  const log = fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([commentThread('one')], { count: 1, held: [held] }),
    EditComment: edited({ text: 'Lovely at 1:23', positionSeconds: 83 }),
  });
  const { onCount } = show();
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(screen.queryByText(/Waiting for a moderator/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /1:23/ })).toHaveAttribute('href', '?t=83');
  expect(onCount).toHaveBeenLastCalledWith(2);
  expect(screen.getByRole('link', { name: /1:23/ }).closest('li')).toHaveFocus();
  const sent = log.find(({ name }) => name === 'EditComment');
  expect(sent?.variables).toEqual({
    input: { commentId: 'mine', text: 'Lovely at 1:23', version: 1, positionSeconds: 83 },
  });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('after a failure the typed text is kept, and a retry has the same key', async () => {
  signIn();
  const keys: (string | null)[] = [];
  let reply: Reply = 'unreachable';
  fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([], { held: [held] }),
    EditComment: ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return reply;
    },
  });
  show();
  const field = await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to send comment .')).toBeInTheDocument();
  expect(field).toHaveValue('Lovely at 1:23');
  reply = refused('editComment', 'COMMENT_LENGTH');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  reply = edited({ status: 'PENDING', text: 'Lovely at 1:23' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Waiting for a moderator/)).toBeInTheDocument();
  expect(new Set(keys).size).toBe(1);
});

test('after editing the focus is on the button that began it', async () => {
  signIn();
  fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([], { held: [held] }),
    EditComment: {
      editComment: {
        __typename: 'EditCommentPayload',
        comment: { ...held, text: 'Lovely at 1:23' },
        errors: [],
      },
    },
  });
  show();
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await openForm();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

test('a viewer who goes on while the edit is saved keeps their place', async () => {
  signIn();
  let save = (): void => undefined;
  const saving = new Promise<void>((resolve) => {
    save = resolve;
  });
  fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([], { held: [held] }),
    EditComment: async () => {
      await saving;
      const comment = { ...held, text: 'Lovely at 1:23' };
      return { editComment: { __typename: 'EditCommentPayload', comment, errors: [] } };
    },
  });
  show();
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const onward = screen.getByRole('button', { name: 'Delete' });
  onward.focus();
  await act(async () => save());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(onward).toHaveFocus();
});

test('a star of the timeline opens the list by minute, from its second; its count stays', async () => {
  const log = fakeGraph({ ...QUIET, Comments: commentsPage([commentThread('one')], { count: 5 }) });
  const asked = () => log.filter(({ name }) => name === 'Comments').at(-1)?.variables;
  const { onCount } = show();
  await screen.findByText('Text of one');
  act(() => wantedMinute.set({ code: 'abc123', second: 83 }));
  await waitFor(() => expect(asked()).toMatchObject({ orderBy: 'POSITION', fromSecond: 83 }));
  expect(await screen.findByText(/^From .*1:23.* on$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'By minute', pressed: true })).toBeInTheDocument();
  expect(onCount).toHaveBeenLastCalledWith(5);
  expect(wantedMinute.get()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'By minute' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('fromSecond'));
  expect(asked()).toMatchObject({ orderBy: 'POSITION' });
});
