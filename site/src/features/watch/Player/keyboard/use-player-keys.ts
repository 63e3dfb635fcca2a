import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { playerPreferences } from '../preferences/player-preferences';
import { shouldHandleShortcut } from '../../../../shared/playback/should-handle-shortcut';
import type { PlayerCommand } from './player-command';
import { commandOf } from './player-command';

/**
 * Handles the keyboard shortcuts of the player. `run` returns false when the command is not possible now; the
 * key then keeps its default action.
 */
export const usePlayerKeys = (
  root: RefObject<HTMLElement>,
  run: (command: PlayerCommand) => boolean,
): void => {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const command = event.defaultPrevented ? null : commandOf(event);
      if (!command || !root.current || !(event.target instanceof Element)) return;
      const { keysEverywhere } = playerPreferences.get();
      const around = { target: event.target, player: root.current, everywhere: keysEverywhere };
      if (shouldHandleShortcut(event.key, around) && latest.current(command)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root]);
};
