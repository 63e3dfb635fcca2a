import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { holdUntilPicture } from '../../../shared/prefetch/hold-until-picture';
import { takeFirstPaintUse } from '../../../shared/record/first-paint-use';
import { hasAutoplayRequest, requestAutoplay } from '../../../shared/playback/autoplay-request';
import { filmInCorner, wantedStart } from '../../../shared/playback/open-player';
import { StartStar } from '../Player/states/StartStar';

interface Props {
  code: string;
  /** Preloads the player on hover and focus, before a probable press. */
  onNear: () => void;
  children: ReactNode;
}

/** Mounts the player of a free video only when the viewer presses play, so that other visits do not load it. */
export const ClickToPlay = ({ code, onNear, children }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  /** A film that has its picture already. */
  const isPlaying = useRef(false);
  // Continues what plays in the corner, what the viewer pressed on the page before, or pressed or focused before
  // hydration, before the next paint.
  useLayoutEffect(() => {
    const left = takeFirstPaintUse();
    if (left.pressed) requestAutoplay(code);
    isPlaying.current = filmInCorner.get() === code;
    if (hasAutoplayRequest(code) || isPlaying.current) {
      setWanted(true);
    } else if (left.focused) {
      root.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [code]);
  // A comment that names a second starts the video there.
  useEffect(
    () =>
      wantedStart.subscribe(() => {
        if (wantedStart.get()?.code !== code) return;
        requestAutoplay(code);
        setWanted(true);
      }),
    [code],
  );
  useEffect(() => (wanted && !isPlaying.current ? holdUntilPicture() : undefined), [wanted]);
  if (wanted) return children;
  const start = (): void => {
    requestAutoplay(code);
    setWanted(true);
  };
  return (
    <div data-player ref={root}>
      <StartStar onStart={start} onNear={onNear} />
    </div>
  );
};
