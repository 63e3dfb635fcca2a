import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { useFilmPlace } from '../corner/film-place';
import { SEEN_PART } from './seen-part';

export interface MiniPlayer {
  on: boolean;
  close: () => void;
}

interface Parts {
  root: RefObject<HTMLElement>;
  video: HTMLVideoElement;
  /** Whether the film may leave a stage that is scrolled away. */
  allowed: boolean;
  /** Whether the player fills the screen. */
  full: boolean;
}

/**
 * Whether the film plays in a card at the edge of the window, because its page was left or its stage was scrolled away.
 * For a scrolled stage the card begins with a film that plays, stays while it is paused, and ends when the stage is
 * back, when it is closed, and when the film is not `allowed` any more. The attribute `data-mini` of the player moves
 * the film: its element stays the same.
 */
export const useMiniPlayer = ({ root, video, allowed, full }: Parts): MiniPlayer => {
  const { slot, inCorner, end } = useFilmPlace();
  const [on, setOn] = useState(false);
  const now = useRef({ away: false, allowed });
  now.current.allowed = allowed && !full;
  const shown = !full && (inCorner || (on && allowed));

  useEffect(() => {
    const stage = root.current?.closest('[data-stage]');
    if (!stage || typeof IntersectionObserver !== 'function') return;
    const begin = (): void => {
      if (now.current.away && now.current.allowed && !video.paused) setOn(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        now.current.away = !last.isIntersecting && last.boundingClientRect.top < 0;
        if (now.current.away) begin();
        else setOn(false);
      },
      { threshold: SEEN_PART },
    );
    observer.observe(stage);
    video.addEventListener('play', begin);
    return () => {
      observer.disconnect();
      video.removeEventListener('play', begin);
      // Back from another page, the film begins on its stage.
      setOn(false);
    };
  }, [root, video, slot]);

  useLayoutEffect(() => {
    const player = root.current;
    if (!player || !shown) return;
    player.dataset['mini'] = '';
    const page = document.documentElement;
    // Toasts, bars and focused elements keep clear of the card.
    page.style.setProperty('--player-bar', `${player.offsetHeight}px`);
    return () => {
      delete player.dataset['mini'];
      page.style.removeProperty('--player-bar');
    };
  }, [root, shown]);

  return { on: shown, close: inCorner ? end : () => setOn(false) };
};
