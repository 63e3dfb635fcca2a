import { useEffect, useRef } from 'react';

import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';
import type { PlayerControls } from './player-controls';

type Described = Pick<NonNullable<WatchPageQuery['video']>, 'title' | 'show' | 'channel' | 'thumbnail'>;

const STEP_SECONDS = 10;

/**
 * Connects the player to the Media Session API: title, picture and media keys on lock screens, headphones and
 * keyboards. `started`: a film that has not begun yet leaves them to the one in the corner.
 */
export const useMediaSession = (
  controls: PlayerControls,
  { title, show, channel, thumbnail }: Described,
  started: boolean,
): void => {
  const artist = show?.title ?? channel?.name ?? '';
  const artwork = thumbnail?.url;
  const latest = useRef(controls);
  latest.current = controls;
  const hasNext = controls.next !== null;
  const { live } = controls;

  useEffect(() => {
    if (!started || !('mediaSession' in navigator)) return;
    const session = navigator.mediaSession;
    const metadata = new MediaMetadata({
      title,
      artist,
      ...(artwork ? { artwork: [{ src: artwork }] } : {}),
    });
    session.metadata = metadata;
    const by = (seconds: number) => () => latest.current.seekBy(seconds);
    const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', () => latest.current.actions.play()],
      ['pause', () => latest.current.actions.pause()],
      ['seekbackward', by(-STEP_SECONDS)],
      ['seekforward', by(STEP_SECONDS)],
      ['seekto', live ? null : ({ seekTime }) => latest.current.seek(seekTime ?? 0)],
      ['nexttrack', hasNext ? () => latest.current.next?.go() : null],
    ];
    for (const [action, handler] of handlers) session.setActionHandler(action, handler);
    return () => {
      // The film that took the place of this one has them.
      if (session.metadata !== metadata) return;
      session.metadata = null;
      for (const [action] of handlers) session.setActionHandler(action, null);
    };
  }, [started, title, artist, artwork, hasNext, live]);
};
