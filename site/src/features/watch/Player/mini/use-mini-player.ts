import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { SEEN_PART } from './seen-part';

export interface MiniPlayer {
  on: boolean;
  close: () => void;
}

/**
 * Whether the film plays in a card at the edge of the window because its stage was scrolled away. The card begins
 * with a film that plays, stays while it is paused, and ends when the stage is back, when it is closed, and when the
 * film is not `allowed` any more. The attribute `data-mini` of the player moves the film: its element stays the same.
 */
export const useMiniPlayer = (
  root: RefObject<HTMLElement>,
  video: HTMLVideoElement,
  allowed: boolean,
): MiniPlayer => {
  const [on, setOn] = useState(false);
  const now = useRef({ away: false, allowed });
  now.current.allowed = allowed;
  const shown = on && allowed;

  useEffect(() => {
    const stage = root.current?.parentElement;
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
    };
  }, [root, video]);

  useLayoutEffect(() => {
    const player = root.current;
    if (!player || !shown) return;
    player.dataset['mini'] = '';
    const page = document.documentElement;
    // Toasts and focused elements keep clear of the card.
    page.style.setProperty('--player-bar', `${player.offsetHeight}px`);
    return () => {
      delete player.dataset['mini'];
      page.style.removeProperty('--player-bar');
    };
  }, [root, shown]);

  return { on: shown, close: () => setOn(false) };
};
