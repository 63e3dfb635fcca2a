import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { takeFirstPaintUse } from '../../../shared/record/first-paint-use';
import { intendToPlay, isIntended } from '../Player/next/play-intent';
import { StartStar } from '../Player/states/StartStar';
import { servedStar } from './served-star';

interface Props {
  code: string;
  /** Fetches what playing needs, while the viewer is about to press. */
  onNear: () => void;
  children: ReactNode;
}

/** What anybody may watch waits to be wanted: whoever only reads the page loads nothing of the player. */
export const WhenWanted = ({ code, onNear, children }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  // What was begun at the first paint goes on here. It is asked twice: it can be pressed between this drawing and the next picture.
  const [served] = useState(servedStar);
  const [wanted, setWanted] = useState(() => served.pressed || isIntended(code));
  useLayoutEffect(() => {
    const left = takeFirstPaintUse();
    if (served.pressed || left.pressed) {
      intendToPlay(code);
      setWanted(true);
    } else if (served.focused || left.focused) {
      root.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [served, code]);
  if (wanted) return children;
  const start = (): void => {
    intendToPlay(code);
    setWanted(true);
  };
  return (
    <div data-player ref={root}>
      <StartStar onStart={start} onNear={onNear} />
    </div>
  );
};
