import Hls from 'hls.js/light';
import { useEffect, useRef } from 'react';

import { swapPrefix } from './swap-prefix';

interface Props {
  /** Address of the playlist; a fresh one for the same video only changes the signature. */
  url: string;
  /** The stream broke for good. */
  onFatal: () => void;
  /** Given by video-react to the children of its video. */
  video?: HTMLVideoElement;
  /** Tells video-react to put this inside its video. */
  isVideoChild?: true;
}

const pathOf = (url: string): string => swapPrefix(url, '/media/-/');

/** Feeds video-react's video element with HLS, by hls.js or where there is none by the browser. Nothing is loaded before play is pressed but the playlist. */
export const HlsSource = ({ url, onFatal, video }: Props) => {
  const latest = useRef({ url, onFatal });
  latest.current = { url, onFatal };
  const stream = pathOf(url);

  useEffect(() => {
    if (!video) return;
    if (!Hls.isSupported()) {
      video.src = latest.current.url;
      return;
    }
    const hls = new Hls({
      autoStartLoad: false,
      xhrSetup: (xhr, asked) => xhr.open('GET', swapPrefix(asked, latest.current.url), true),
    });
    const start = (): void => hls.startLoad(-1);
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return;
      if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
      else latest.current.onFatal();
    });
    hls.on(Hls.Events.MANIFEST_PARSED, () => {
      if (!video.paused) start();
    });
    video.addEventListener('play', start, { once: true });
    hls.loadSource(latest.current.url);
    hls.attachMedia(video);
    return () => {
      video.removeEventListener('play', start);
      hls.destroy();
    };
  }, [video, stream]);

  return null;
};
