import { printedKey } from '@sahra/schemas/printed-key';
import { useEffect, useRef } from 'react';

import { shouldHandleShortcut } from '../../../shared/playback/should-handle-shortcut';

interface Commands {
  /** Goes to another short; returns false when there is none. */
  go: (step: 1 | -1) => boolean;
  toggleSound: () => void;
  togglePlay: () => void;
  openComments: () => void;
}

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['PageDown', 1],
  ['j', 1],
  ['ArrowUp', -1],
  ['PageUp', -1],
  ['k', -1],
]);

/** Keys of the shorts page: up and down, M for the sound, C for the comments, space to pause. */
export const useShortKeys = (commands: Commands): void => {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
      if (!shouldHandleShortcut(key, { target, player: document.documentElement, everywhere: true })) return;
      const name = printedKey(event);
      const step = STEPS.get(name);
      if (step !== undefined) {
        // After the last short the key scrolls the page on to what follows.
        if (latest.current.go(step)) event.preventDefault();
      } else if (name === 'm') latest.current.toggleSound();
      else if (name === 'c') {
        event.preventDefault();
        latest.current.openComments();
      } else if (name === ' ') {
        event.preventDefault();
        latest.current.togglePlay();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};
