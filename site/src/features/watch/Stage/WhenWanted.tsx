import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

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
  // Asked while the first paint still stands: what was begun there goes on here.
  const [served] = useState(servedStar);
  const [wanted, setWanted] = useState(() => served.pressed || isIntended(code));
  useLayoutEffect(() => {
    if (served.pressed) intendToPlay(code);
    else if (served.focused) root.current?.querySelector('button')?.focus({ preventScroll: true });
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
