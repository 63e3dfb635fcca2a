import { useSyncExternalStore } from 'react';

/**
 * Whether the video shows a picture of its film. What only decorates the page is loaded after it, because on a slow line
 * every other byte delays the first picture.
 */
export const useHasPicture = (video: HTMLVideoElement | null): boolean =>
  useSyncExternalStore(
    (listener) => {
      video?.addEventListener('loadeddata', listener);
      return () => video?.removeEventListener('loadeddata', listener);
    },
    () => video !== null && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA,
    () => false,
  );
