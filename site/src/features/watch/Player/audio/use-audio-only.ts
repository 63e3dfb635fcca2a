import { useState } from 'react';

import { replaceSignature } from '../../../../shared/playback/replace-signature';
import type { Playback } from '../../../../shared/playback/use-playback';
import { playerPreferences, updatePlayerPreferences } from '../preferences/player-preferences';

/** Choice to hear a recording without its pictures. */
export interface AudioOnly {
  /** Whether this video offers it. */
  able: boolean;
  on: boolean;
  toggle: () => void;
}

/**
 * Returns the choice, which this device keeps, and the URL that is to be played: of several sounds that of `alone`.
 * `onSwitch` is called in the event in which the URL becomes another one.
 */
export const useAudioOnly = (
  playback: Playback,
  onSwitch: () => void,
  alone: string | null = null,
): AudioOnly & { url: string } => {
  // A renewed response may come without it, because media did not answer: what plays goes on.
  const [audio] = useState(playback.audio);
  const [isWanted, setWanted] = useState(() => playerPreferences.get().audioOnly);
  const on = audio !== null && isWanted;
  return {
    able: audio !== null,
    on,
    url: on ? replaceSignature(alone ?? audio, playback.url) : playback.url,
    toggle: () => {
      setWanted(!isWanted);
      updatePlayerPreferences({ audioOnly: !isWanted });
      onSwitch();
    },
  };
};
