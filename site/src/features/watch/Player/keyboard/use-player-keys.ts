import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { useFilmPlace } from '../corner/film-place';
import { playerPreferences } from '../preferences/player-preferences';
import { shouldHandleShortcut } from '../../../../shared/playback/should-handle-shortcut';
import type { PlayerCommand } from './player-command';
import { commandOf } from './player-command';

/**
 * Handles the keyboard shortcuts of the player; in the corner of another page only while it has the focus. `run`
 * returns false when the command is not possible now; the key then keeps its default action.
 */
export const usePlayerKeys = (
  root: RefObject<HTMLElement>,
  run: (command: PlayerCommand) => boolean,
): void => {
  const { inCorner } = useFilmPlace();
  const latest = useRef({ run, inCorner });
  latest.current = { run, inCorner };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const command = event.defaultPrevented ? null : commandOf(event);
      if (!command || !root.current || !(event.target instanceof Element)) return;
      const everywhere = playerPreferences.get().keysEverywhere && !latest.current.inCorner;
      const around = { target: event.target, player: root.current, everywhere };
      if (shouldHandleShortcut(event.key, around) && latest.current.run(command)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root]);
};
