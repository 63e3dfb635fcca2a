import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** iPhones allow full screen only for the video element, in the system's player. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export interface FullScreen {
  /** Whether the browser supports full screen. */
  able: boolean;
  on: boolean;
  toggle: () => void;
}

/** Full screen for the whole player, with the controls of this site. */
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
      // The browser rejects a request without a user gesture; nothing else changes then.
      else void root.current?.requestFullscreen().catch(() => undefined);
    },
  };
};
