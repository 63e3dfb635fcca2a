import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** iPhones show only the bare video on the whole screen, in their own player. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export interface FullScreen {
  /** Whether this browser can. */
  able: boolean;
  on: boolean;
  toggle: () => void;
}

/** The player on the whole screen, with our controls on it. */
export const useFullScreen = (root: RefObject<HTMLElement>, video: PhoneVideo): FullScreen => {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const follow = (): void =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === root.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [root]);
  const whole = document.fullscreenEnabled;
  return {
    able: whole || typeof video.webkitEnterFullscreen === 'function',
    on,
    toggle: () => {
      if (!whole) video.webkitEnterFullscreen?.();
      else if (on) void document.exitFullscreen();
      // Refused when the browser thinks nobody asked; nothing is lost then.
      else void root.current?.requestFullscreen().catch(() => undefined);
    },
  };
};
