import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commentThread, commentWords, commentsPage } from '../../../testing/comments';
import {
  QUIET,
  VIDEO,
  added,
  refused,
  resetComments,
  show,
  signIn,
  write,
} from '../../../testing/show-comments';
import { fakeGraph } from '../../../testing/graph';
import type { Reply } from '../../../testing/graph';
import { readFilmReturn } from '../playback/film-return';
import { openPlayer } from '../playback/open-player';

const FAILED = 'Failed to send comment .';

beforeEach(resetComments);

test('the present time is put into the text, and sent with it', async () => {
  signIn();
  const video = document.createElement('video');
  video.currentTime = 245.7;
  openPlayer.set({ code: 'abc123', video, live: false, storyboard: null, playFrom: () => undefined });
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

test('acceptance 156: an own comment stands at once; after a failure it stays, and a retry sends it once', async () => {
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

test('a reply that could not be sent is shown once, also when the list is sorted', async () => {
  signIn();
  fakeGraph({
    ...QUIET,
    ViewerComments: commentsPage([commentThread('one'), commentThread('two')]),
    AddComment: refused('addComment', 'RATE_LIMITED'),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^Reply to .*Author of one/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'I agree');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(new RegExp(`^${FAILED} `))).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Reply to .*Author of two/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Not sent yet');
  await userEvent.click(screen.getByRole('button', { name: 'Oldest first' }));
  expect(await screen.findByRole('textbox', { name: 'Your reply' })).toHaveValue('Not sent yet');
  expect(screen.getAllByText('I agree')).toHaveLength(1);
});

test('an empty comment is reported at its field, and the end of the room is counted', async () => {
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

test('under a premium video only those who can watch it write', async () => {
  signIn();
  fakeGraph({ ...QUIET, ViewerComments: commentsPage([]) });
  const { unmount } = show({ ...VIDEO, premium: true });
  expect(
    await screen.findByText('Viewers who can watch this video can also comment on it.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  window.history.replaceState(null, '', '/en/watch/abc123');
  const video = document.createElement('video');
  video.currentTime = 83;
  act(() =>
    openPlayer.set({ code: 'abc123', video, live: false, storyboard: null, playFrom: () => undefined }),
  );
  const goTo = jest.fn();
  Object.assign(window, { ___navigate: goTo });
  await userEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(goTo).toHaveBeenCalled();
  expect(readFilmReturn()).toBe('/en/watch/abc123?t=83#comments');
  act(() => openPlayer.set(null));
  unmount();
  act(() => signIn(true));
  show({ ...VIDEO, premium: true });
  expect(await screen.findByRole('textbox', { name: 'Your comment' })).toBeInTheDocument();
});
