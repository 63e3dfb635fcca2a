import { useState } from 'react';

import type { Playback } from '../../../../shared/playback/use-playback';
import { useStore } from '../../../../shared/store/use-store';
import { playerPreferences, updatePlayerPreferences } from '../preferences/player-preferences';
import { LEADING_SOUND, pickSound, soundKey } from './pick-sound';
import type { Sound } from './pick-sound';

/** Choice among the sounds of a film. */
export interface Sounds {
  /** Sounds to choose from; empty for a film with one. */
  options: readonly Sound[];
  /** The one that is heard. */
  chosen: Sound | undefined;
  /** The one that the player has to play; null while nobody has chosen: then the device does, by its own settings. */
  wanted: Sound | null;
  choose: (number: number) => void;
}

/** Returns the sounds of a film, chosen by what this device keeps. */
export const useSounds = (playback: Playback): Sounds => {
  // A renewed response may come without them, because media did not answer: what plays goes on.
  const [sounds] = useState(playback.sounds);
  const { sound: kept } = useStore(playerPreferences, playerPreferences.get());
  // Two sounds of a film can be alike in all that is kept.
  const [number, setNumber] = useState<number | null>(null);
  const chosen = sounds.find((each) => each.number === number) ?? pickSound(kept, sounds);
  return {
    options: sounds.length > 1 ? sounds : [],
    chosen,
    wanted: kept === LEADING_SOUND ? null : (chosen ?? null),
    choose: (picked) => {
      const sound = sounds.find((each) => each.number === picked);
      if (!sound) return;
      setNumber(picked);
      updatePlayerPreferences({ sound: soundKey(sound) });
    },
  };
};
