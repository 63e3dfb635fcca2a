import { useEffect, useState } from 'react';

export interface PictureInPicture {
  able: boolean;
  on: boolean;
  toggle: () => void;
}

/** Picture-in-picture state of the video. */
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
      // The browser rejects this before the first picture is loaded; a later press works.
      void change.catch(() => undefined);
    },
  };
};
