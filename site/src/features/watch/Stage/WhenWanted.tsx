import { useState } from 'react';
import type { ReactNode } from 'react';

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
  const [wanted, setWanted] = useState(() => isIntended(code));
  if (wanted) return children;
  const start = (): void => {
    intendToPlay(code);
    setWanted(true);
  };
  return (
    <div data-player>
      <StartStar onStart={start} onNear={onNear} />
    </div>
  );
};
