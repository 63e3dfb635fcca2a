import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { createAccessToken, fakeGraph } from '../../../../testing/graph';
import { renderInPage, wrapInPage } from '../../../../testing/page';
import { fakeMedia, PLAYBACK, RECORD } from '../../../../testing/player';
import { authState } from '../../../shared/auth/auth-state';
import { clearSession } from '../../../shared/auth/clear-session';
import { readFilmReturn } from '../../../shared/playback/film-return';
import { PlayerEntry } from './PlayerEntry';

const playback = (stream: object | null, code?: string) => ({
  video: {
    __typename: 'Video',
    id: 'id-abc123',
    viewerProgress: null,
    playback: {
      __typename: 'Playback',
      stream,
      errors: code ? [{ __typename: 'PlaybackError', code, message: `Refused: ${code}` }] : [],
    },
  },
});

const openedIn = (page: HTMLElement): Promise<HTMLVideoElement> =>
  waitFor(() => {
    const video = page.querySelector('video');
    if (!video) throw new Error('there is no video');
    return video;
  });

/** Plays up to a second at which the stream breaks; the renewed request is refused. */
const stoppedAt = async (second: number, code: string): Promise<void> => {
  window.history.replaceState({}, '', '/en/watch/abc123?from=mail');
  const replies = [playback(PLAYBACK), playback(null, code)];
  fakeGraph({ Playback: () => replies.shift() ?? playback(null, code) });
  const { container } = renderInPage(<PlayerEntry record={RECORD} next={null} builtPaths={['/subscribe']} />);
  const video = await openedIn(container);
  Object.defineProperty(video, 'currentTime', { value: second, writable: true });
  fireEvent.loadStart(video);
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  Object.defineProperty(video, 'error', { value: { code: 2 } });
  fireEvent.error(video);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText(`Refused: ${code}`);
};

beforeEach(() => {
  fakeMedia();
  sessionStorage.clear();
});

test('a visitor who is stopped in the middle returns to that second after the login', async () => {
  await stoppedAt(992.4, 'SIGNUP_REQUIRED');
  const back = `callbackUrl=${encodeURIComponent('/en/watch/abc123?from=mail&t=992')}`;
  expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
    'href',
    `/en/auth/register?${back}`,
  );
});

test('one who has to subscribe finds the way back to it after the payment', async () => {
  await stoppedAt(61, 'SUBSCRIPTION_REQUIRED');
  const plans = screen.getByRole('link', { name: 'See the plans' });
  plans.addEventListener('click', (event) => event.preventDefault());
  act(() => plans.click());
  expect(readFilmReturn()).toBe('/en/watch/abc123?from=mail&t=61');
});

const VIEWER = {
  token: createAccessToken(600),
  id: 'viewer-1',
  has_subscription: false,
  subscription_type: null,
  with_ads: false,
  subscription_payment_method: null,
};

/** Renders a film that plays, then signs the viewer out: the second response comes when it is let go. */
const signedOut = async (later: object) => {
  authState.set(VIEWER);
  let answer = (): void => undefined;
  const replies = [
    Promise.resolve(playback(PLAYBACK)),
    new Promise<object>((resolve) => {
      answer = () => resolve(later);
    }),
  ];
  const log = fakeGraph({ Playback: () => (replies.shift() ?? Promise.resolve(later)) as never });
  const { container } = renderInPage(<PlayerEntry record={RECORD} next={null} builtPaths={[]} />);
  const video = await openedIn(container);
  act(clearSession);
  await waitFor(() => expect(log).toHaveLength(2));
  return { container, video, answer: () => act(async () => answer()) };
};

test('a free film plays on through a sign-out, before and after the permission is asked for again', async () => {
  const { container, video, answer } = await signedOut(
    playback({ ...PLAYBACK, url: '/media/2-b/abc123/master.m3u8' }),
  );
  expect(container.querySelector('video')).toBe(video);
  await answer();
  expect(container.querySelector('video')).toBe(video);
});

test('a film that is not for everybody ends with the refusal', async () => {
  const { container, answer } = await signedOut(playback(null, 'SIGNUP_REQUIRED'));
  await answer();
  expect(await screen.findByText('Refused: SIGNUP_REQUIRED')).toBeInTheDocument();
  expect(container.querySelector('video')).toBeNull();
});

test('another video never begins with the address of the one before', async () => {
  fakeGraph({
    Playback: ({ variables }) =>
      variables['code'] === RECORD.code ? playback(PLAYBACK) : (new Promise(() => undefined) as never),
  });
  const parts = { next: null, builtPaths: [] };
  const { container, rerender } = renderInPage(<PlayerEntry record={RECORD} {...parts} />);
  await openedIn(container);
  rerender(<>{wrapInPage(<PlayerEntry record={{ ...RECORD, code: 'def456' }} {...parts} />)}</>);
  expect(container.querySelector('video')).toBeNull();
});

test('a film that is not ready yet can be asked for again', async () => {
  fakeGraph({ Playback: playback(null, 'FILM_NOT_READY') });
  const { container } = renderInPage(<PlayerEntry record={RECORD} next={null} builtPaths={[]} />);
  expect(await screen.findByText('Refused: FILM_NOT_READY')).toBeInTheDocument();
  fakeGraph({ Playback: playback(PLAYBACK) });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await openedIn(container)).toBeInTheDocument();
});
