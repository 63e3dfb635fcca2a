import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { takeFirstPaintUse } from '../../../shared/record/first-paint-use';
import { intendToPlay, isIntended } from '../Player/next/play-intent';
import { StartStar } from '../Player/states/StartStar';

interface Props {
  code: string;
  /** Fetches what playing needs, while the viewer is about to press. */
  onNear: () => void;
  children: ReactNode;
}

/** What anybody may watch waits to be wanted: whoever only reads the page loads nothing of the player. */
export const WhenWanted = ({ code, onNear, children }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(() => isIntended(code));
  // What was begun at the first paint goes on here, before anything else is painted.
  useLayoutEffect(() => {
    const left = takeFirstPaintUse();
    if (left.pressed) {
      intendToPlay(code);
      setWanted(true);
    } else if (left.focused) {
      root.current?.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [code]);
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
