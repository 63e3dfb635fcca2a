import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { authState } from '../../../../shared/auth/auth-state';
import { shownPath } from '../../../../shared/navigation/shown-path';
import { isAutoplayRequested, takeAutoplayRequest } from '../../../../shared/playback/autoplay-request';
import { filmInCorner, takeWantedStart } from '../../../../shared/playback/open-player';
import { startVideo } from '../../../../shared/playback/start-video';
import { createStore } from '../../../../shared/store/create-store';
import * as styles from '../Player.module.css';
import { parseStartSecond } from '../time/parse-start-second';
import { filmGoesAlong } from './film-goes-along';
import type { FilmPlace } from './film-place';

export interface FilmHost {
  code: string;
  place: FilmPlace;
  render: (player: ReactNode) => void;
  /** Puts the player into its place on a page. */
  enter: (slot: HTMLElement) => void;
  /** Takes the player into the corner if its page was left while it plays. Called before the page is taken away. */
  leave: () => void;
  /** Ends the film if it still stands in this place. Called after the page was taken away. */
  drop: (slot: HTMLElement) => void;
}

/** The film in the corner: there is one at most. */
let corner: FilmHost | null = null;

/** Ends the film in the corner when another one begins, at its end, with its viewer, and where it has no room. */
const followCorner = (video: HTMLVideoElement, end: () => void): (() => void) => {
  const viewer = authState.get()?.id;
  const give = ({ target }: Event): void => {
    if (target instanceof HTMLVideoElement && target !== video) end();
  };
  // Media events do not bubble, but they pass the document on their way down.
  document.addEventListener('play', give, true);
  video.addEventListener('ended', end);
  const forget = [
    authState.subscribe(() => authState.get()?.id !== viewer && end()),
    shownPath.subscribe(() => !filmGoesAlong(shownPath.get()) && end()),
  ];
  return () => {
    document.removeEventListener('play', give, true);
    video.removeEventListener('ended', end);
    for (const stop of forget) stop();
  };
};

/**
 * A player in a React root of its own, whose element moves between the stage of its page and the corner of others. The
 * move takes place within one task: browsers pause a video only when it is outside the document after that.
 */
const createFilmHost = (code: string): FilmHost => {
  const element = document.createElement('div');
  element.className = styles.place ?? '';
  const root = createRoot(element);
  const slot: FilmPlace['slot'] = createStore<HTMLElement | null | undefined>(undefined);
  let page = '';
  let stopFollowing = (): void => undefined;

  const quitCorner = (): void => {
    stopFollowing();
    if (corner !== host) return;
    corner = null;
    filmInCorner.set(null);
  };

  const end = (): void => {
    const heldFocus = element.contains(document.activeElement);
    quitCorner();
    element.remove();
    // Unlike `unmount`, it may be called while React commits the page.
    root.render(null);
    if (heldFocus) document.getElementById('content')?.focus({ preventScroll: true });
  };

  const host: FilmHost = {
    code,
    place: { slot, end },
    render: (player) => root.render(player),
    enter: (to) => {
      const video = corner === host && element.querySelector('video');
      quitCorner();
      page = window.location.pathname;
      to.append(element);
      slot.set(to);
      if (!video) return;
      // What is asked of the page of a film that does not have to be opened any more.
      const second = takeWantedStart(code) ?? parseStartSecond(window.location.search);
      if (second !== null) video.currentTime = second;
      if (takeAutoplayRequest(code)) void startVideo(video, {});
    },
    leave: () => {
      const path = window.location.pathname;
      const video = element.querySelector('video');
      if (path === page || !video || video.paused || video.ended) return;
      // The next page plays what was asked for, in the place of this film.
      if (isAutoplayRequested() || !filmGoesAlong(path)) return;
      corner?.place.end();
      corner = host;
      document.body.append(element);
      slot.set(null);
      filmInCorner.set(code);
      stopFollowing = followCorner(video, end);
    },
    drop: (from) => {
      if (slot.get() === from) end();
    },
  };
  return host;
};

/** Returns the host of a film: the one that is in the corner, or a new one. */
export const hostFilm = (code: string): FilmHost => (corner?.code === code ? corner : createFilmHost(code));
