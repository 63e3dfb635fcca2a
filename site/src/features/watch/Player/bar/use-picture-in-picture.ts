import { useEffect, useState } from 'react';

export interface PictureInPicture {
  able: boolean;
  on: boolean;
  toggle: () => void;
}

/** The video in a small window over others. */
export const usePictureInPicture = (video: HTMLVideoElement): PictureInPicture => {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const enter = (): void => setOn(true);
    const leave = (): void => setOn(false);
    video.addEventListener('enterpictureinpicture', enter);
    video.addEventListener('leavepictureinpicture', leave);
    return () => {
      video.removeEventListener('enterpictureinpicture', enter);
      video.removeEventListener('leavepictureinpicture', leave);
    };
  }, [video]);
  return {
    able: document.pictureInPictureEnabled && typeof video.requestPictureInPicture === 'function',
    on,
    toggle: () => {
      const change: Promise<unknown> = on ? document.exitPictureInPicture() : video.requestPictureInPicture();
      // Refused before the first picture is there; pressing again later works.
      void change.catch(() => undefined);
    },
  };
};
