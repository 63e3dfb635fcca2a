import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { createAccessToken, fakeGraph } from '../../../../../testing/graph';
import { renderInPage, wrapInPage } from '../../../../../testing/page';
import { fakeMedia, PLAYBACK, RECORD } from '../../../../../testing/player';
import { authState } from '../../../../shared/auth/auth-state';
import { clearSession } from '../../../../shared/auth/clear-session';
import { toasts } from '../../../../shared/messages/toasts';
import { shownPath } from '../../../../shared/navigation/shown-path';
import { requestAutoplay, takeAutoplayRequest } from '../../../../shared/playback/autoplay-request';
import { filmInCorner, openPlayer } from '../../../../shared/playback/open-player';
import { readGuestProgress } from '../../../../shared/progress/guest-progress';
import { PlayerEntry } from '../PlayerEntry';

const FILM = '/en/watch/abc123';
const reply = (stream: object | null, message = 'Subscribe to watch this.') => ({
  video: {
    __typename: 'Video',
    id: 'id-abc123',
    viewerProgress: null,
    playback: {
      __typename: 'Playback',
      stream,
      errors: stream ? [] : [{ __typename: 'PlaybackError', code: 'SUBSCRIPTION_REQUIRED', message }],
    },
  },
});

const Site = ({ path }: { path: string }) =>
  path === FILM ? (
    <div data-stage>
      <PlayerEntry record={RECORD} next={null} builtPaths={[]} />
    </div>
  ) : (
    <main id="content" tabIndex={-1}>
      <a href="/en/faq">A link of {path}</a>
    </main>
  );

/** Opens the page of the film and plays it. */
const playFilm = async (stream: object = PLAYBACK) => {
  const replies = [reply(stream)];
  fakeGraph({ Playback: () => replies.shift() ?? reply(null), CommentMoments: { video: null } });
  window.history.replaceState(null, '', FILM);
  const { container, rerender, unmount } = renderInPage(<Site path={FILM} />);
  const video = await waitFor(() => {
    const found = container.querySelector('video');
    if (!found) throw new Error('there is no video');
    return found;
  });
  for (const [name, value] of Object.entries({ currentTime: 0, paused: true, duration: 2590 }))
    Object.defineProperty(video, name, { value, writable: true, configurable: true });
  fireEvent.loadStart(video);
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  Object.defineProperty(video, 'paused', { value: false, writable: true });
  await screen.findByRole('slider', { name: 'Timeline' });
  jest.mocked(HTMLMediaElement.prototype.play).mockClear();
  jest.mocked(HTMLMediaElement.prototype.load).mockClear();
  /** Goes to a page as a link does: first the address changes, then the page, then the site is told. */
  const goTo = (address: string): void => {
    window.history.pushState(null, '', address);
    const path = window.location.pathname;
    rerender(<>{wrapInPage(<Site path={path} />)}</>);
    act(() => shownPath.set(path));
  };
  return { container, video, goTo, unmount };
};
const card = (): HTMLElement | null => screen.queryByRole('region', { name: 'Mini player' });

beforeEach(() => {
  fakeMedia();
  localStorage.clear();
  // What Gatsby's links call; the test goes there itself.
  Object.assign(window, { ___navigate: jest.fn() });
});
afterEach(() => {
  // Another film that starts ends the one in the corner.
  const other = document.body.appendChild(document.createElement('video'));
  act(() => void other.dispatchEvent(new Event('play')));
  other.remove();
  expect(document.querySelector('video')).toBeNull();
});

test('a film that plays goes along to another page, with its title and a way back', async () => {
  const { container, video, goTo } = await playFilm();
  goTo('/en/faq');
  expect(container.querySelector('video')).toBeNull();
  expect(document.querySelector('video')).toBe(video);
  expect(card()).toHaveTextContent('Harbour Cup');
  expect(screen.getByRole('link', { name: 'Back to the player' })).toHaveAttribute('href', FILM);
  goTo('/en/search');
  expect(document.querySelector('video')).toBe(video);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(video.pause).toHaveBeenCalledTimes(1);
  expect(card()).toBeInTheDocument();
});

test('on its page it stands on the stage again, the same element, neither loaded nor started again', async () => {
  const { container, video, goTo } = await playFilm();
  video.currentTime = 992;
  goTo('/en/faq');
  fireEvent.click(screen.getByRole('link', { name: 'Back to the player' }));
  goTo(FILM);
  expect(container.querySelector('video')).toBe(video);
  expect(card()).not.toBeInTheDocument();
  expect(screen.getByRole('slider', { name: 'Timeline' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  expect(video.currentTime).toBe(992);
  expect(HTMLMediaElement.prototype.load).not.toHaveBeenCalled();
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
});

test('an address that names a second is obeyed by the film that comes back', async () => {
  const { video, goTo } = await playFilm();
  goTo('/en/faq');
  goTo(`${FILM}?t=61`);
  expect(video.currentTime).toBe(61);
});

describe('it stays on its page', () => {
  const expectGone = (): void => {
    expect(card()).not.toBeInTheDocument();
    expect(document.querySelector('video')).toBeNull();
  };

  test('while it is paused', async () => {
    const { video, goTo } = await playFilm();
    Object.defineProperty(video, 'paused', { value: true });
    goTo('/en/faq');
    expectGone();
  });

  test('before a page to log in', async () => {
    const { goTo } = await playFilm();
    goTo('/en/auth/login');
    expectGone();
  });

  test('when the next page is asked to play another video', async () => {
    const { goTo } = await playFilm();
    requestAutoplay('def456');
    goTo('/en/watch/def456');
    expectGone();
    takeAutoplayRequest('def456');
  });

  test('when only its stage goes, as at the end of an event', async () => {
    const { unmount } = await playFilm();
    unmount();
    expectGone();
  });
});

describe('in the corner it ends', () => {
  const expectEnd = (): void => {
    expect(card()).not.toBeInTheDocument();
    expect(document.querySelector('video')).toBeNull();
    expect(filmInCorner.get()).toBeNull();
    expect(document.documentElement.style.getPropertyValue('--player-bar')).toBe('');
  };

  test('when another video starts', async () => {
    const { container, goTo } = await playFilm();
    goTo('/en/shows');
    const trailer = container.appendChild(document.createElement('video'));
    act(() => void trailer.dispatchEvent(new Event('play')));
    trailer.remove();
    expectEnd();
  });

  test('at its end', async () => {
    const { video, goTo } = await playFilm();
    goTo('/en/faq');
    act(() => void video.dispatchEvent(new Event('ended')));
    expectEnd();
  });

  test('with the session of its viewer, and not when a token is renewed', async () => {
    const viewer = {
      token: createAccessToken(600),
      id: 'viewer-1',
      has_subscription: false,
      subscription_type: null,
      with_ads: false,
      subscription_payment_method: null,
    };
    authState.set(viewer);
    const { goTo } = await playFilm();
    goTo('/en/faq');
    act(() => authState.set({ ...viewer, token: createAccessToken(600, 'b') }));
    expect(card()).toBeInTheDocument();
    act(clearSession);
    expectEnd();
  });

  test('on the way to a page to pay', async () => {
    const { goTo } = await playFilm();
    goTo('/en/faq');
    goTo('/en/subscribe');
    expectEnd();
  });

  test('when it is closed, and the focus goes to the page', async () => {
    const { video, goTo } = await playFilm();
    goTo('/en/faq');
    const close = screen.getByRole('button', { name: 'Pause and close' });
    act(() => close.focus());
    fireEvent.click(close);
    expect(video.pause).toHaveBeenCalledTimes(1);
    expectEnd();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('when it may not be watched any more, and says why', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const { goTo } = await playFilm({ ...PLAYBACK, expiresAt: new Date().toISOString() });
      goTo('/en/faq');
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expectEnd();
      expect(toasts.get().map(({ text }) => text)).toEqual(['Subscribe to watch this.']);
    } finally {
      jest.useRealTimers();
    }
  });
});

test('what is read on another page knows nothing of its second, and a shortcut there is not meant for it', async () => {
  const { video, goTo } = await playFilm();
  expect(openPlayer.get()?.video).toBe(video);
  goTo('/en/faq');
  expect(openPlayer.get()).toBeNull();
  fireEvent.keyDown(screen.getByRole('link', { name: /A link of/ }), { key: 'k', code: 'KeyK' });
  expect(video.pause).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Pause' }), { key: 'k', code: 'KeyK' });
  expect(video.pause).toHaveBeenCalledTimes(1);
});

test('the position is kept when its page is left', async () => {
  const { video, goTo } = await playFilm();
  for (let second = 20; second <= 22; second += 0.5) {
    video.currentTime = second;
    fireEvent.timeUpdate(video);
  }
  expect(readGuestProgress()).toEqual([]);
  goTo('/en/faq');
  expect(readGuestProgress()).toMatchObject([{ code: 'abc123', positionSeconds: 22 }]);
});
